/** What each mail needs. Dates and amounts come formatted, so that a template holds no logic. */
export interface MailTemplates {
  receipt: {
    receiptNumber: string;
    firstName: string;
    item: string;
    amount: string;
    /** "MONSOON, ₹1,500 off" */
    offer: string | null;
    date: string;
    razorpayPaymentId: string;
    razorpayOrderId: string;
    gstin: string | null;
    /** No real money moved. */
    test: boolean;
    /** To the purchase, for who holds it (account-39). */
    openLink: string;
  };
  refund: {
    name: string;
    /** What went back, and of how much. */
    amount: string;
    /** Null where it was no sale. */
    paid: string | null;
    item: string;
    receiptNumber: string | null;
    date: string;
    razorpayPaymentId: string;
    razorpayRefundId: string | null;
    test: boolean;
  };
  /** To who asked for a refund. */
  'refund-answer': {
    name: string;
    /** When they asked. */
    asked: string;
    item: string;
    receiptNumber: string | null;
    /** As the owner wrote it, of several lines. */
    answer: string;
    /** What goes back; null: nothing does. */
    amount: string | null;
    test: boolean;
  };
  /** To somebody who never wrote to us: names are null where they could be anything but names. */
  'buddy-hello': { name: string | null; buyer: string | null; item: string; openLink: string };
  /** To the owner. `path` is a page of the admin area. */
  'owner-notice': { title: string; lead: string; lines: { label: string; value: string }[]; path: string };
  /** To the owner, once a day. Each part's lines lead to a page of the admin area; `more` are counted, not shown. */
  'owner-digest': {
    title: string;
    sections: { title: string; lines: { text: string; path: string }[]; more: number }[];
  };
  /** Its address is not proved: it carries nothing that was typed. */
  'verify-email': { code: string; minutes: number };
  'reset-password': {
    /** Null where the address is not proved. */
    name: string | null;
    code: string;
    minutes: number;
    /** Opens the form with the code filled in. */ link: string;
  };
  'account-exists': { name: string };
  'no-account-yet': { link: string };
  /** `whileSignedIn`: by somebody who knew the old one, not by a mailed code. */
  'password-changed': { name: string; whileSignedIn: boolean };
  /** How somebody signs in was changed, or a recovery code used. `what` is a sentence or two. */
  'second-factor': { name: string; what: string };
  /** To somebody who may never have heard of us. */
  'staff-invitation': {
    /** An owner's address. */
    inviter: string;
    role: string;
    /** Opens the invitation: works once. */
    link: string;
    hours: number;
  };
  /** Asked for again: the address has a purchase, and nothing of it stands here. */
  'purchase-link': { openLink: string; days: number };
  /** Asked for by its owner, who may change their mind. `on` is a day. */
  'erasure-scheduled': { name: string; on: string; days: number };
  'contact-message': {
    name: string;
    email: string;
    number: string;
    message: string;
    /** What it is about; `path` is a page of the admin area. */
    payment: { receiptNumber: string; path: string } | null;
  };
  /** Asked for by whoever receives it. */
  'test-mail': Record<string, never>;
}

export type MailTemplate = keyof MailTemplates;

/** Subject lines, as Handlebars text. */
export const SUBJECTS: Readonly<Record<MailTemplate, string>> = {
  receipt: 'Your {{business.name}} receipt {{receiptNumber}}',
  refund: 'Your {{business.name}} refund of {{amount}}',
  'refund-answer': 'Your {{business.name}} refund request',
  'buddy-hello': 'Welcome to {{business.name}}: you have a training buddy',
  'owner-notice': '{{title}}',
  'owner-digest': '{{title}}',
  'verify-email': 'Verify your {{business.name}} account',
  'reset-password': 'Reset your {{business.name}} password',
  'account-exists': 'You already have an account with {{business.name}}',
  'no-account-yet': 'Your account with {{business.name}}',
  'password-changed': 'Your {{business.name}} password was changed',
  'second-factor': 'Security notice for your {{business.name}} account',
  'staff-invitation': 'You are invited to work on {{business.name}}',
  'purchase-link': 'Open your purchase with {{business.name}}',
  'erasure-scheduled': 'Your {{business.name}} account will be erased on {{on}}',
  'contact-message': 'Message from {{name}}',
  'test-mail': 'A test mail from {{business.name}}',
};

/** Their data opens an account: it is wiped as soon as the mail has gone out, or cannot. */
export const SECRET_TEMPLATES: readonly MailTemplate[] = [
  'verify-email',
  'reset-password',
  'staff-invitation',
  'purchase-link',
];

/** The same of one field, in mails that stay readable for the rest. */
export const SECRET_FIELD = 'openLink';
