import type { BodyOf } from '#shared/api/wire.ts';

/** data-5. */
export type Enquiry = BodyOf<'/api/contact'>;

export interface EnquiryField {
  label: string;
  /** `multiline` and `phone` span the form; `line` fields stand two in a row. */
  control: 'line' | 'phone' | 'multiline';
  required: boolean;
  attributes: {
    maxLength: number;
    type?: 'text' | 'email';
    inputMode?: 'email';
    autoComplete?: string;
  };
}

/** In form order. An empty optional field is not sent. */
export const enquiryFields: Readonly<Record<Exclude<keyof Enquiry, 'website'>, EnquiryField>> = {
  name: {
    label: 'Full Name',
    control: 'line',
    required: true,
    attributes: { type: 'text', autoComplete: 'name', maxLength: 120 },
  },
  email: {
    label: 'Email Address',
    control: 'line',
    required: true,
    attributes: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 254 },
  },
  number: {
    label: 'Phone Number',
    control: 'phone',
    required: true,
    attributes: { autoComplete: 'tel-national', maxLength: 24 },
  },
  message: {
    label: 'Your Message',
    control: 'multiline',
    required: true,
    attributes: { maxLength: 5000 },
  },
};
