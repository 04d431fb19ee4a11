import type { Business } from '@ironbloom/brand';
import type { Change } from '../../../platform/database/published/revisions.ts';

/** How the owner calls each field, in the order of the screen. */
const FIELDS: readonly (readonly [what: string, read: (business: Business) => string])[] = [
  ['Name', ({ name }) => name],
  ['Tagline', ({ tagline }) => tagline],
  ['Keywords', ({ keywords }) => keywords],
  ['Email', ({ supportEmail }) => supportEmail],
  ['Phone', ({ phone }) => phone],
  ['Hours', ({ hours }) => hours],
  ['Street', ({ address }) => address.street],
  ['City', ({ address }) => address.city],
  ['PIN code', ({ address }) => address.postalCode],
  ['Country', ({ address }) => address.country],
  ['Social links', ({ social }) => social.map(({ name, url }) => `${name} ${url}`).join(', ')],
  ['Chat', ({ chat }) => (chat.number ? `${chat.name} ${chat.number}` : '')],
  ['Legal entity', ({ legal }) => legal.entity],
  ['GSTIN', ({ legal }) => legal.gstin ?? ''],
  ['Receipt prefix', ({ legal }) => legal.receiptPrefix],
  ['SAC', ({ legal }) => legal.tax.sac],
  ['GST rate', ({ legal }) => `${legal.tax.ratePercent} %`],
  ['Invoice prefix', ({ legal }) => legal.tax.invoicePrefix],
  ['Credit note prefix', ({ legal }) => legal.tax.creditNotePrefix],
  ['Courts', ({ legal }) => legal.courts],
  ['Grievance officer', ({ legal }) => `${legal.grievanceOfficer.name} ${legal.grievanceOfficer.email}`],
];

/** What one revision changed. */
export function changesBetween(before: Business, after: Business): Change[] {
  return FIELDS.map(([what, read]) => ({ what, before: read(before), after: read(after) })).filter(
    (change) => change.before !== change.after,
  );
}
