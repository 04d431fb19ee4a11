interface SettingsField {
  /** Path in the settings. */
  path: string;
  label: string;
  hint?: string;
  optional?: boolean;
  type?: 'email' | 'tel';
  /** Spans both columns. */
  wide?: boolean;
}

export interface SettingsGroup {
  legend: string;
  fields: readonly SettingsField[];
}

const general: SettingsGroup = {
  legend: 'General',
  fields: [
    { path: 'name', label: 'Name', hint: 'On every page, in every mail, on receipts.' },
    { path: 'tagline', label: 'Tagline', hint: 'After the name in the home page’s title.' },
    {
      path: 'keywords',
      label: 'Keywords',
      hint: 'Separated by commas, for search engines. Not shown on the home page.',
      wide: true,
    },
  ],
};

const contact: SettingsGroup = {
  legend: 'Contact',
  fields: [
    {
      path: 'supportEmail',
      label: 'Email',
      type: 'email',
      hint: 'On every page and at the foot of every mail.',
    },
    { path: 'phone', label: 'Phone', type: 'tel', hint: 'As shown on the site: +91 98765 43210.' },
    {
      path: 'hours',
      label: 'Hours',
      hint: 'When you answer calls and messages. Leave empty to hide.',
      optional: true,
      wide: true,
    },
    { path: 'chat.name', label: 'Chat name', hint: 'The name shown on the site. The link opens WhatsApp.' },
    {
      path: 'chat.number',
      label: 'Chat number',
      type: 'tel',
      hint: 'With country code: 919876543210. Leave empty for no chat.',
      optional: true,
    },
  ],
};

const address: SettingsGroup = {
  legend: 'Address',
  fields: [
    { path: 'address.street', label: 'Street', wide: true },
    { path: 'address.city', label: 'City' },
    { path: 'address.postalCode', label: 'PIN code' },
    { path: 'address.country', label: 'Country' },
  ],
};

const legal: SettingsGroup = {
  legend: 'Legal',
  fields: [
    { path: 'legal.entity', label: 'Legal entity', hint: 'On receipts and legal pages.' },
    {
      path: 'legal.gstin',
      label: 'GSTIN',
      hint: 'If set, every sale gets a tax invoice, and buyers are asked for their state.',
      optional: true,
    },
    {
      path: 'legal.receiptPrefix',
      label: 'Receipt prefix',
      hint: 'The start of new receipt numbers: IB in IB-2026-000042.',
    },
    {
      path: 'legal.courts',
      label: 'Courts',
      hint: 'The courts with jurisdiction: a city and its state.',
      wide: true,
    },
    { path: 'legal.grievanceOfficer.name', label: 'Grievance officer' },
    { path: 'legal.grievanceOfficer.email', label: 'Grievance officer’s email', type: 'email' },
  ],
};

const tax: SettingsGroup = {
  legend: 'Tax invoices and credit notes',
  fields: [
    {
      path: 'legal.tax.sac',
      label: 'SAC',
      hint: 'The code of your service on invoices. Please confirm it, and the rate, with your accountant.',
    },
    {
      path: 'legal.tax.ratePercent',
      label: 'GST rate, in per cent',
      hint: 'Your prices include it and do not change.',
    },
    {
      path: 'legal.tax.invoicePrefix',
      label: 'Invoice prefix',
      hint: 'The start of new invoice numbers: INV in INV/26-27/000042. A new prefix starts at 1.',
    },
    {
      path: 'legal.tax.creditNotePrefix',
      label: 'Credit note prefix',
      hint: 'The start of new credit note numbers: CRN in CRN/26-27/000042. Every refund gets one.',
    },
  ],
};

/** The social links stand between the two. */
export const groups: { before: readonly SettingsGroup[]; after: readonly SettingsGroup[] } = {
  before: [general, contact, address],
  after: [legal, tax],
};

const labels = new Map(
  [...groups.before, ...groups.after].flatMap(({ fields }) =>
    fields.map(({ path, label }): [string, string] => [path, label]),
  ),
);

export const labelOf = (path: string): string => labels.get(path) ?? 'Social links';
