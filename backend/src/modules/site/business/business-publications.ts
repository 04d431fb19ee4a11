import type { Business } from '@ironbloom/brand';
import { Injectable } from '@nestjs/common';
import {
  changedFields,
  type NamedFields,
  PublicationHistory,
} from '../../../platform/database/publications/publication-history.ts';
import { Publications } from '../../../platform/database/publications/publications.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { SubjectPublications } from '../publications/subject-publications.ts';
import { businessError } from '../site.errors.ts';

/** Name in `publications`. */
export const BUSINESS = 'business';

const FIELDS: NamedFields<Business> = [
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

/** Publishes the business settings as a whole, one revision at a time (settings-2). */
@Injectable()
export class BusinessPublications extends SubjectPublications<Business> {
  constructor(db: UnitOfWork, publications: Publications, activities: ActivityLog) {
    super(db, publications, activities, {
      name: BUSINESS,
      changesBetween: (before, after) => changedFields(FIELDS, before, after),
      feature: 'Settings',
      called: 'settings',
      stale: () => businessError('STALE_BUSINESS'),
      unknown: () => businessError('UNKNOWN_BUSINESS_REVISION'),
    });
  }
}

/** Business settings as published at a time in the past. */
@Injectable()
export class BusinessHistory {
  constructor(private readonly db: UnitOfWork) {}

  /** Before the first publication, the shipped ones. */
  async publishedAt(moment: Date): Promise<Business> {
    return (await new PublicationHistory<Business>(this.db, BUSINESS).findAt(moment)).value;
  }
}
