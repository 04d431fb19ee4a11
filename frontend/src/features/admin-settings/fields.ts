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
  legend: 'Who you are',
  fields: [
    { name: 'name', label: 'Name', hint: 'On every page, in every mail, on receipts.' },
    { name: 'tagline', label: 'Tagline', hint: 'After the name in the home page’s title.' },
    {
      name: 'keywords',
      label: 'Keywords',
      hint: 'Comma separated, for search engines. Nobody sees them on the home page itself.',
      wide: true,
    },
  ],
};

const reach: SettingsGroup = {
  legend: 'How people reach you',
  fields: [
    {
      name: 'supportEmail',
      label: 'Email',
      type: 'email',
      hint: 'On every page and at the foot of every mail.',
    },
    { name: 'phone', label: 'Phone', type: 'tel', hint: 'As people read it: +91 98765 43210.' },
    {
      name: 'hours',
      label: 'Hours',
      hint: 'When somebody answers. Leave empty to show none.',
      optional: true,
      wide: true,
    },
    { name: 'chat.name', label: 'Chat name', hint: 'As people call it. The link opens WhatsApp.' },
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
  legend: 'Where',
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
      hint: 'With it, every sale has a tax invoice, and buyers are asked for their state.',
      optional: true,
    },
    {
      name: 'legal.receiptPrefix',
      label: 'Receipt prefix',
      hint: 'Receipts from now on begin with it: IB in IB-2026-000042.',
    },
    {
      name: 'legal.courts',
      label: 'Courts',
      hint: 'Whose courts decide: a city and its state.',
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
      hint: 'Your prices include it: they stay as they are shown.',
    },
    {
      name: 'legal.tax.invoicePrefix',
      label: 'Invoice prefix',
      hint: 'Of invoices from now on: INV in INV/26-27/000042. Another prefix begins at 1.',
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
