import { BusinessRevisionEntity } from './business/business-revision.entity.ts';
import { LookFileEntity } from './look/look-file.entity.ts';
import { LookRevisionEntity } from './look/look-revision.entity.ts';
import { PageContentRevisionEntity } from './texts/page-content-revision.entity.ts';
import { BusinessModule } from './business/business.module.ts';
import { LookModule } from './look/look.module.ts';
import { PageContentModule } from './texts/page-content.module.ts';
import { PagesModule } from './rendering/pages.module.ts';
import { BusinessCoreModule } from './business/business-core.module.ts';
import { LookCoreModule } from './look/look-core.module.ts';
import type { ModuleDeclaration } from '../../platform/declarations.ts';
import { revisions } from '../../platform/personal-data.ts';

declare module '../../platform/security/rights.domain.ts' {
  interface RightNames {
    'settings:manage': true;
  }
}

export const site: ModuleDeclaration = {
  http: [BusinessModule, LookModule, PageContentModule, PagesModule],
  worker: [BusinessCoreModule, LookCoreModule],
  entities: [BusinessRevisionEntity, PageContentRevisionEntity, LookFileEntity, LookRevisionEntity],
  rights: {
    'settings:manage': { words: 'Change the settings of the business', roles: ['owner'] },
  },
  personalTables: [
    revisions('business_revisions', 'business'),
    revisions('look_revisions', 'look'),
    { ...revisions('page_content_revisions', 'content'), impersonal: ['content', 'page'] },
  ],
  impersonalTables: [{ table: 'look_files', because: 'the logo and pictures of the site' }],
};
