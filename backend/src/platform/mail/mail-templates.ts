/** What each mail needs. Dates and amounts come formatted, so that a template holds no logic. */
export interface MailTemplates {
  receipt: {
    receiptNumber: string;
    name: string;
    item: string;
    amount: string;
    date: string;
    razorpayPaymentId: string;
    razorpayOrderId: string;
    gstin: string | null;
  };
  'contact-message': { name: string; email: string; number: string; message: string };
}

export type MailTemplate = keyof MailTemplates;

/** Subject lines, as Handlebars text. */
export const SUBJECTS: Readonly<Record<MailTemplate, string>> = {
  receipt: 'Your {{brand.name}} receipt {{receiptNumber}}',
  'contact-message': 'Message from {{name}}',
};
