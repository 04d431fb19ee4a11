import type { ModuleDeclaration } from '../../platform/declarations.ts';
import { revisions } from '../../platform/personal-data.ts';
import { CatalogueModule, CatalogueWorkerModule } from './catalogue.module.ts';
import { OfferingEntity, OfferingKindEntity, OfferingRevisionEntity } from './offerings/offerings.entity.ts';
import { OfferEntity } from './offers/offer.entity.ts';

declare module '../../platform/security/rights.domain.ts' {
  interface RightNames {
    'plans:manage': true;
  }
}

export const catalogue: ModuleDeclaration = {
  http: [CatalogueModule],
  worker: [CatalogueWorkerModule],
  entities: [OfferEntity, OfferingEntity, OfferingKindEntity, OfferingRevisionEntity],
  rights: {
    'plans:manage': { words: 'Change plans, prices and offers', roles: ['owner', 'manager'] },
  },
  personalTables: [revisions('plan_revisions', 'book')],
  impersonalTables: [
    { table: 'offers', because: 'codes and sales; payments say who used one' },
    { table: 'plan_kinds', because: 'what is sold' },
    { table: 'plans', because: 'what is sold, and for how much' },
  ],
};
