import type { MailTemplates } from '../../src/platform/mail/mail-names.ts';

const path = '/my';
const codes = { code: '482913', minutes: 10 };
const week = { week: 4, coach: 'Ravi Menon', lastDay: '2 Dec 2026', path: '/my/check-in/2026-11-29' };
const sale = {
  receiptNumber: 'IB-2026-000042',
  item: 'Individual coaching, 3 months',
  razorpayPaymentId: 'pay_QzT1xkVbR4mN8s',
};
const daysOff = { from: '30 Nov 2026', until: '6 Dec 2026' };

/** Data of every mail, with a value for each field. */
export const sampleMails: { [Template in keyof MailTemplates]: MailTemplates[Template] } = {
  receipt: {
    ...sale,
    amount: '₹15,000',
    offer: 'MONSOON, ₹1,500 off',
    date: '29 Nov 2026, 3:41 pm IST',
    razorpayOrderId: 'order_QzT1p3LfA7cY2d',
    gstin: '29ABCDE1234F1Z5',
    test: true,
    renewal: false,
    openLink: 'https://site.example/signup?mode=purchase#aB3dE6gH9jK2mN5pQ8sT1v',
  },
  refund: {
    ...sale,
    amount: '₹5,000',
    paid: '₹15,000',
    date: '29 Nov 2026, 3:41 pm IST',
    razorpayRefundId: 'rfnd_QzT1xkVbR4mN8s',
    test: false,
  },
  'refund-answer': {
    item: sale.item,
    receiptNumber: sale.receiptNumber,
    asked: '27 Nov 2026, 9:05 am IST',
    answer: 'Of course.\nAll the best with your knee!',
    amount: '₹5,000',
    test: false,
  },
  'buddy-hello': {
    buyer: 'Asha Rao',
    item: 'Buddy coaching, 6 months',
    renewal: false,
    openLink: 'https://site.example/signup?mode=purchase#aB3dE6gH9jK2mN5pQ8sT1v',
  },
  'owner-notice': {
    title: 'Asha Rao bought Individual, 3 months: call by 30 Nov, 3:41 pm IST',
    lead: 'Get in touch by 30 Nov, 3:41 pm IST, and send the plan by 1 Dec, 3:41 pm IST, as promised.',
    figure: { label: 'Paid', value: '₹15,000' },
    phone: '+91 98765 43210',
    lines: [
      { label: 'Paid on', value: '29 Nov 2026, 3:41 pm IST' },
      { label: 'Plan', value: 'Individual coaching, 3 months' },
      { label: 'Buyer', value: 'Asha Rao' },
      { label: 'Email', value: 'asha.with-a-rather-long-address@example.com' },
      { label: 'Payment ID', value: sale.razorpayPaymentId },
    ],
    path: '/admin/payments/7',
  },
  'owner-digest': {
    title: 'To call: 1; Sales: 2, ₹62,000',
    sections: [
      {
        title: 'To call: 1',
        lines: [
          {
            text: 'Asha Rao, Individual coaching, 3 months: paid 28 Nov 2026, 3:41 pm IST',
            path: '/admin/payments/7',
          },
        ],
        more: 0,
      },
      {
        title: 'Sales: 2, ₹62,000',
        lines: [
          {
            text: 'Asha Rao, Individual coaching, 3 months: ₹15,000, 28 Nov 2026, 3:41 pm IST',
            path: '/admin/payments/7',
          },
          {
            text: 'Meera Iyer, Buddy coaching, 6 months: ₹47,000, 28 Nov 2026, 6:02 pm IST',
            path: '/admin/payments/8',
          },
        ],
        more: 3,
      },
    ],
  },
  'verify-email': codes,
  'reset-password': {
    ...codes,
    link: 'https://site.example/signup?email=asha%40example.com&otp=482913#reset',
  },
  'account-exists': {},
  'no-account-yet': { link: 'https://site.example/signup?mode=sign-up' },
  'password-changed': { whileSignedIn: true },
  'second-factor': { what: 'An authenticator app was added to your sign-in.' },
  'staff-invitation': {
    inviter: 'owner@example.com',
    role: 'coach',
    hours: 72,
    link: 'https://site.example/signup?mode=invitation#aB3dE6gH9jK2mN5pQ8sT1v',
  },
  'purchase-link': { openLink: 'https://site.example/signup?mode=purchase#aB3dE6gH9jK2mN5pQ8sT1v', days: 7 },
  'contact-message': {
    name: 'Gita Rao',
    email: 'gita@example.com',
    number: '+91 98765 43210',
    message: 'I train three times a week.\n\nCan I start in December?',
    payment: { receiptNumber: sale.receiptNumber, path: '/admin/payments/7' },
  },
  'test-mail': {},
  'erasure-scheduled': { on: '6 Dec 2026', days: 7 },
  'client-assigned': {
    coach: 'Ravi Menon',
    client: 'Asha Rao',
    item: 'Individual',
    months: 3,
    until: '31 Dec 2026',
    path: '/admin/clients/7',
  },
  'unread-messages': { from: 'Asha Rao', count: 3, path: '/admin/clients/7?view=messages' },
  'claim-program': { openLink: 'https://site.example/signup?mode=purchase#aB3dE6gH9jK2mN5pQ8sT1v', days: 30 },
  'coach-digest': {
    title: 'Asha Rao and 2 more need you',
    clients: [
      { name: 'Asha Rao', reasons: 'Plan due, by 1 Dec 2026, 3:41 pm IST', path: '/admin/clients/7' },
      { name: 'Meera Iyer', reasons: 'Message unanswered, since 28 Nov 2026', path: '/admin/clients/8' },
    ],
    more: 1,
  },
  'clients-unassigned': { coach: 'Ravi Menon', count: 12, path: '/admin/clients?reason=unassigned' },
  'message-reported': { sender: 'Ravi Menon', path: '/admin/clients/7?view=messages' },
  'plan-published': { coach: 'Ravi Menon', first: true, path: '/my/plan' },
  'check-in-due': week,
  'check-in-last-day': week,
  'check-in-answered': { coach: 'Ravi Menon', week: 4, path: week.path },
  'pause-asked': {
    ...daysOff,
    client: 'Asha Rao',
    reason: 'My sister marries in Kochi.',
    days: 7,
    path: '/admin/clients/7',
  },
  'pause-decided': {
    ...daysOff,
    agreed: true,
    refused: false,
    lastDay: '7 Mar 2027',
    words: 'Enjoy the wedding!',
    path,
  },
  'pause-ends': { goesOn: '7 Dec 2026', path },
  renewal: {
    lastDay: '28 Feb 2027',
    startsOn: '1 Mar 2027',
    item: sale.item,
    amount: '₹13,500',
    path: '/my/me?program=7#renewal',
  },
  'program-ended': {
    weeks: 13,
    checkIns: 12,
    changes: [{ text: 'Body weight', first: '78.4 kg', last: '72.9 kg' }],
    path: '/my?program=7#story',
  },
  'coach-assigned': { coach: 'Ravi Menon', until: null, hasAccount: true, path },
};
