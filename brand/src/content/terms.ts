import type { LegalContent } from '../page-content.ts';
import { html } from './html.ts';

export const terms: LegalContent = {
  inForceSince: '2025-09-05',
  sections: [
    {
      id: 'agreement',
      title: 'Who agrees to what',
      html: html(
        '<p>These terms are a contract between you and {legal entity} (“{name}”, “we”), about this website and the coaching programs sold on it. By using the website, or by paying for a program, you agree to them and to our <a href="/privacy">Privacy Policy</a>.</p>',
        '<p>You must be at least 18 years old to use this website and to buy a program. A person of 16 or 17 may train with us only when a parent or guardian buys the program, gives us their consent in writing and stays reachable while it runs.</p>',
      ),
    },
    {
      id: 'programs',
      title: 'What a program is',
      html: html(
        '<p>A program is personal coaching for three, six or twelve months, for one person (Individual) or for two people who train together (Buddy). It includes:</p>',
        '<ul>',
        '<li>a nutrition plan and a workout plan made for you,</li>',
        '<li>a dedicated trainer who follows your progress,</li>',
        '<li>weekly check-ins and accountability,</li>',
        '<li>regular adjustments of both plans.</li>',
        '</ul>',
        '<p>A program does not include gym membership, equipment, food, supplements or medical care. It is personal: it may not be shared, resold or passed on.</p>',
      ),
    },
    {
      id: 'health',
      title: 'Your health comes first',
      html: html(
        '<p>Training carries risk. Speak to a doctor before you begin, above all if you are pregnant, have an injury or a heart, blood pressure or metabolic condition, or take medicines. Tell your coach the truth about your health, and tell them when it changes. Stop at once if you feel pain, dizziness or shortness of breath, and get help.</p>',
        '<p>Our coaches are not doctors. Nothing on this website or in a plan is medical advice, a diagnosis or a treatment.</p>',
      ),
    },
    {
      id: 'results',
      title: 'Results vary',
      html: html(
        '<p>The stories on this website show what individual people achieved with their own work. They are not a promise. Your own results depend on your health, your history, your sleep, your food and how closely you follow the plan. We promise the coaching, not a number on a scale.</p>',
      ),
    },
    {
      id: 'price',
      title: 'Prices and payment',
      html: html(
        '<p>Prices are in Indian rupees and are shown beside each program before you pay. Taxes are included where they apply. You pay once, in full, in advance: nothing renews by itself and nothing is charged later. If you go on, you buy again, and the new months begin on the day after the last one.</p>',
        '<p>Payments are taken by Razorpay, by card, UPI, net banking or wallet. Card and bank details go to Razorpay alone; we never see or store them. The contract begins when Razorpay confirms your payment to us, and we then send a receipt to the email address you gave. If you were charged and have no receipt after 24 hours, please do not pay again: write to <a href="mailto:{email}">{email}</a>.</p>',
      ),
    },
    {
      id: 'delivery',
      title: 'Delivery',
      html: html(
        '<p>Programs are services. Nothing is shipped. After your payment is confirmed:</p>',
        '<ul>',
        '<li>we contact you for your assessment within {call time},</li>',
        '<li>you get your nutrition and workout plans within {plan time},</li>',
        '<li>your program runs from the day you receive your first plan, or from a later day that you agree with your coach, for the number of months you bought.</li>',
        '</ul>',
        '<p>Before your coach writes your plan, we ask you about your goal, your training and your health. If an answer calls for a doctor’s word, or if you are under 18 and we have not spoken with your parent or guardian, your plan waits for that. You can ask for days off: those we agree to move the end of your program. After the end of your program you can write to your coach for 14 more days.</p>',
      ),
    },
    {
      id: 'refunds',
      title: 'Refunds and cancellation',
      html: html(
        '<p>Purchases are non-refundable unless required by law. You can ask for a refund; we answer within {refund time}. Coaching time is set aside for you from the day you pay, and your plans are made for nobody else.</p>',
        '<p>We refund you, in full or in part, when</p>',
        '<ul>',
        '<li>you were charged twice, or charged a wrong amount,</li>',
        '<li>your payment was taken but no program was started for it,</li>',
        '<li>we cannot deliver what you bought, or end it through no fault of yours,</li>',
        '<li>the law gives you that right.</li>',
        '</ul>',
        '<p>Write to <a href="mailto:{email}">{email}</a> with your payment id. We answer within {refund time}. Refunds go back to the card or account you paid with, and usually arrive five to seven working days after we send them; we email you when we do. You may stop your program at any time; stopping early does not by itself earn a refund.</p>',
      ),
    },
    {
      id: 'conduct',
      title: 'Using this website fairly',
      html: html(
        '<p>Do not break, overload, copy or scrape the website, pretend to be someone else, or post anything unlawful, insulting or untrue. Keep your password to yourself; what is done with your account is done in your name until you tell us otherwise. We may close an account that harms other people or the service. Texts, plans, pictures and marks belong to us or to those who licensed them to us; your plan is yours to use, not to publish.</p>',
      ),
    },
    {
      id: 'liability',
      title: 'Our liability',
      html: html(
        '<p>Our liability is unlimited for death or injury that we cause by negligence, and wherever the law does not let us limit it. Beyond that it is limited to the price you paid for the program concerned, and does not cover indirect loss. We are not liable for what happens when our advice is not followed or when facts about your health were kept from us.</p>',
      ),
    },
    {
      id: 'law',
      title: 'Changes, law and courts',
      html: html(
        '<p>We may change these terms for the future; the date at the top then changes, and programs already bought keep the terms they were bought under. Indian law applies. The courts of {courts} decide, unless consumer law gives you a court nearer to your home.</p>',
      ),
    },
    {
      id: 'grievances',
      title: 'Complaints',
      html: html(
        '<p>Write to our Grievance Officer. We confirm within 24 hours that your complaint has arrived, and answer it within 15 days.</p>',
        '<p>{grievance officer}, Grievance Officer<br />{legal entity}<br />{street}, {city} {postal code}, {country}<br /><a href="mailto:{grievance email}">{grievance email}</a><br /><a href="tel:{phone digits}">{phone}</a></p>',
      ),
    },
  ],
};
