/** One line of the form. */
export interface SettingsField {
  /** In `Values`, and in the server's refusals. */
  name: string;
  label: string;
  hint?: string;
  optional?: boolean;
  type?: 'email' | 'tel';
  /** Takes the whole width where two stand side by side. */
  wide?: boolean;
}

export interface SettingsGroup {
  legend: string;
  fields: readonly SettingsField[];
}

const who: SettingsGroup = {
  legend: 'General',
  fields: [
    { name: 'name', label: 'Name', hint: 'On every page, in every mail, on receipts.' },
    { name: 'tagline', label: 'Tagline', hint: 'After the name in the home page’s title.' },
    {
      name: 'keywords',
      label: 'Keywords',
      hint: 'Separated by commas, for search engines. Not shown on the home page.',
      wide: true,
    },
  ],
};

const reach: SettingsGroup = {
  legend: 'Contact',
  fields: [
    {
      name: 'supportEmail',
      label: 'Email',
      type: 'email',
      hint: 'On every page and at the foot of every mail.',
    },
    { name: 'phone', label: 'Phone', type: 'tel', hint: 'As shown on the site: +91 98765 43210.' },
    {
      name: 'hours',
      label: 'Hours',
      hint: 'When you answer calls and messages. Leave empty to hide.',
      optional: true,
      wide: true,
    },
    { name: 'chat.name', label: 'Chat name', hint: 'The name shown on the site. The link opens WhatsApp.' },
    {
      name: 'chat.number',
      label: 'Chat number',
      type: 'tel',
      hint: 'With country code: 919876543210. Leave empty for no chat.',
      optional: true,
    },
  ],
};

const where: SettingsGroup = {
  legend: 'Address',
  fields: [
    { name: 'address.street', label: 'Street', wide: true },
    { name: 'address.city', label: 'City' },
    { name: 'address.postalCode', label: 'PIN code' },
    { name: 'address.country', label: 'Country' },
  ],
};

const legal: SettingsGroup = {
  legend: 'Legal',
  fields: [
    { name: 'legal.entity', label: 'Legal entity', hint: 'On receipts and legal pages.' },
    {
      name: 'legal.gstin',
      label: 'GSTIN',
      hint: 'If set, every sale gets a tax invoice, and buyers are asked for their state.',
      optional: true,
    },
    {
      name: 'legal.receiptPrefix',
      label: 'Receipt prefix',
      hint: 'The start of new receipt numbers: IB in IB-2026-000042.',
    },
    {
      name: 'legal.courts',
      label: 'Courts',
      hint: 'The courts with jurisdiction: a city and its state.',
      wide: true,
    },
    { name: 'legal.grievanceOfficer.name', label: 'Grievance officer' },
    { name: 'legal.grievanceOfficer.email', label: 'Grievance officer’s email', type: 'email' },
  ],
};

const tax: SettingsGroup = {
  legend: 'Tax invoices and credit notes',
  fields: [
    {
      name: 'legal.tax.sac',
      label: 'SAC',
      hint: 'The code of your service on invoices. Please confirm it, and the rate, with your accountant.',
    },
    {
      name: 'legal.tax.ratePercent',
      label: 'GST rate, in per cent',
      hint: 'Your prices include it and do not change.',
    },
    {
      name: 'legal.tax.invoicePrefix',
      label: 'Invoice prefix',
      hint: 'The start of new invoice numbers: INV in INV/26-27/000042. A new prefix starts at 1.',
    },
    {
      name: 'legal.tax.creditNotePrefix',
      label: 'Credit note prefix',
      hint: 'Every refund has a credit note: CRN in CRN/26-27/000042.',
    },
  ],
};

/** Around the social links, which stand between the two. */
export const groups: { before: readonly SettingsGroup[]; after: readonly SettingsGroup[] } = {
  before: [who, reach, where],
  after: [legal, tax],
};

const labels = new Map(
  [...groups.before, ...groups.after].flatMap(({ fields }) =>
    fields.map(({ name, label }): [string, string] => [name, label]),
  ),
);

export const labelOf = (name: string): string => labels.get(name) ?? 'Social links';
