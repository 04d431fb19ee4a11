import { ERASED, type ImpersonalTable, type PersonalTable } from './personal-table.ts';

/** Who published what. The rest of a revision is what the site says, or how it looks: its owner changes it. */
const revisions = (table: string, value: string): PersonalTable => ({
  table,
  personal: ['published_by'],
  impersonal: [value],
  erased: [
    `UPDATE ${table} v SET published_by = '${ERASED}' FROM subject WHERE lower(v.published_by) = subject.email`,
  ],
});

const pageContent = revisions('page_content_revisions', 'content');

export const settings: readonly PersonalTable[] = [
  revisions('business_revisions', 'business'),
  revisions('look_revisions', 'look'),
  revisions('plan_revisions', 'book'),
  revisions('retention_revisions', 'retention'),
  { ...pageContent, impersonal: [...pageContent.impersonal, 'page'] },
  {
    table: 'setup_items',
    personal: ['skipped_by'],
    impersonal: ['id', 'dkim_selector'],
    erased: [
      `UPDATE setup_items i SET skipped_by = '${ERASED}' FROM subject WHERE lower(i.skipped_by) = subject.email`,
    ],
  },
];

export const ofTheBusiness: readonly ImpersonalTable[] = [
  { table: 'look_files', because: 'the logo and pictures of the site' },
  { table: 'offers', because: 'codes and sales; who used one says the payment' },
  { table: 'owner_digest_items', because: 'which sales and refunds the next mail to the owner tells of' },
  { table: 'owner_mail_settings', because: 'one choice of the business' },
  { table: 'plan_kinds', because: 'what is sold' },
  { table: 'plans', because: 'what is sold, and for how much' },
  { table: 'second_factor_policy', because: 'roles' },
];
