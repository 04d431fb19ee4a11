import type { LegalContent } from '../page-content.ts';
import { html } from './html.ts';

export const privacy: LegalContent = {
  inForceSince: '2025-09-05',
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      html: html(
        '<p>{legal entity} (“{name}”, “we”) decides how and why your personal data is used on this website and in our programs. We follow the Digital Personal Data Protection Act, 2023 and the Information Technology Act, 2000 with its rules. You will find how to reach us at the end of this page.</p>',
      ),
    },
    {
      id: 'what',
      title: 'What we collect',
      html: html(
        '<ul>',
        '<li><strong>When you buy a program:</strong> name, email address, phone number if you give it, age and gender, and for a Buddy plan the same about your buddy; the plan, the amount, and the number and status of the payment and the order. Please ask your buddy before you give us their details.</li>',
        '<li><strong>When you write to us:</strong> what is in your message, and your contact details.</li>',
        '<li><strong>When you have an account:</strong> name, email address, a scrambled form of your password that cannot be reversed, and when and from which IP address you signed in.</li>',
        '<li><strong>While you are coached:</strong> your answers about your goal, training, equipment and food; your answers about your health, only after you agreed to it; the sets, loads and notes of your sessions, and where something hurt if you write it; your weekly check-ins, with weights and measures if you give them, and photographs, only after you agreed to it; when and why you asked for days off; your plans; the messages, pictures and files that you and your coach send each other; private notes of our team about your training.</li>',
        '<li><strong>When you visit:</strong> technical records of requests (time, page, IP address, browser), kept for security.</li>',
        '</ul>',
        '<p>Your profile page (photo, date of birth, address and so on) is stored in your browser only. It is never sent to us. Card and bank details go to Razorpay and never reach our servers.</p>',
      ),
    },
    {
      id: 'why',
      title: 'What we use it for',
      html: html(
        '<ul>',
        '<li>to deliver your program and to answer you,</li>',
        '<li>to take payments, send receipts, and keep the accounts the law requires,</li>',
        '<li>to write to your buddy once you have paid,</li>',
        '<li>to show your story on this website, only if you told it and agreed,</li>',
        '<li>to protect accounts and payments against misuse,</li>',
        '<li>to send news and offers, only if you agreed; each of these emails has a link to unsubscribe with one click.</li>',
        '</ul>',
        '<p>We do not sell your data. We do not use it for other companies’ advertising, and no decision about you is made by a machine alone.</p>',
      ),
    },
    {
      id: 'who-sees',
      title: 'Who else sees it',
      html: html(
        '<p>Your coach and the few colleagues who need it. Only your coach and the owner of the business can open your health answers and photographs; you can withdraw your consent at any time, and then they cannot. Razorpay, to take payments. The companies that host our servers and deliver our emails, bound by contract to do only that. Google, if you choose to sign in with it. {if chat}{chat}, if you choose to chat with us there. {end}Authorities, where the law obliges us.</p>',
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies and storage in your browser',
      html: html(
        '<p>We set no advertising or tracking cookies. When you sign in, sign up or ask for a code, one cookie of ours tells your browser from others for half a year, so that strangers who guess at your password cannot lock you out; another keeps your visit to Google safe while it lasts. Your browser keeps a few things for the website itself: the token that keeps you signed in, your profile, the articles you liked, a copy of the recipe list, and, until your payment succeeds, what you typed into the payment form. If you are coached, it also keeps your plan, your last sessions, messages and answers and what you have not sent yet, so that you can train without a connection; health answers and photographs are not among them, and signing out erases it all. You can erase all of it in your browser’s settings. While you pay, Razorpay’s window sets cookies of its own to prevent fraud.</p>',
      ),
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      html: html(
        '<p>Purchases and receipts: {keep purchases}, as tax law requires. Plans, answers, sessions, check-ins and messages of a program: as long as it runs and {keep coaching} after. Health answers and photographs: {keep health} after your program ends, unless you ask us to keep them; you can delete a photograph at any time. Messages: {keep messages}. Accounts: until you delete them on your profile, or ask us to; erased seven days later. Sign-in records and technical records: at most {keep records}.</p>',
      ),
    },
    {
      id: 'safety',
      title: 'How we protect it',
      html: html(
        '<p>Connections are encrypted. Passwords are stored only in a form that cannot be reversed. Health answers and photographs are also encrypted where we store them, with a key that is kept apart; other answers, check-ins, plans and messages are not. Each time somebody of our team opens your health answers or a photograph it is recorded, and you can see it. Access is limited to those who need it and every administrative change is recorded. If a breach ever puts your data at risk, we tell you and the Data Protection Board without delay.</p>',
      ),
    },
    {
      id: 'rights',
      title: 'Your rights',
      html: html(
        '<p>You may at any time</p>',
        '<ul>',
        '<li>see what we hold about you,</li>',
        '<li>have it corrected, completed or erased, where no law makes us keep it,</li>',
        '<li>withdraw a consent, as easily as you gave it,</li>',
        '<li>name someone who may act for you after death or in illness,</li>',
        '<li>complain to us, and then to the Data Protection Board of India.</li>',
        '</ul>',
        '<p>On your profile you download everything we hold about you, and delete your account. For everything else, or without an account, write to <a href="mailto:{email}">{email}</a>. Receipts and invoices stay for as long as tax law has us keep them, backups for some weeks. We answer within 24 hours and settle the matter within 30 days.</p>',
      ),
    },
    {
      id: 'age',
      title: 'Minimum age',
      html: html(
        '<p>This website is for people of 18 and over. We use the data of a person of 16 or 17 only for a program that their parent or guardian has bought for them and agreed to in a way we can verify. If a child has given us data without that, tell us and we erase it. See also our <a href="/terms">Terms</a>.</p>',
      ),
    },
    {
      id: 'changes',
      title: 'Changes to this page',
      html: html(
        '<p>When we change how we handle data, we change this page and its date. For changes that matter we also write to those who have an account or a running program.</p>',
      ),
    },
    {
      id: 'contact',
      title: 'Grievance Officer',
      html: html(
        '<p>For questions and complaints about your data, write to:</p>',
        '<p>{grievance officer}, Grievance Officer<br />{legal entity}<br />{street}, {city} {postal code}, {country}<br /><a href="mailto:{grievance email}">{grievance email}</a><br /><a href="tel:{phone digits}">{phone}</a></p>',
      ),
    },
  ],
};
