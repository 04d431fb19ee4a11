import type { ModuleDeclaration } from '../../platform/declarations.ts';
import { AccountingModule, AccountingWorkerModule } from './accounting.module.ts';
import { impersonalTables, personalTables } from './accounting.personal-data.ts';
import { PaymentDocumentEntity } from './documents/payment-document.entity.ts';
import { PayoutLineEntity } from './payouts/payout-line.entity.ts';
import { DocumentSeriesEntity, TaxDocumentEntity } from './tax/tax-document.entity.ts';

export const accounting: ModuleDeclaration = {
  http: [AccountingModule],
  worker: [AccountingWorkerModule],
  entities: [PaymentDocumentEntity, DocumentSeriesEntity, PayoutLineEntity, TaxDocumentEntity],
  personalTables,
  impersonalTables,
};
