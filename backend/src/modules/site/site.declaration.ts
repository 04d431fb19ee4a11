import { LookFileEntity } from './look/look-file.entity.ts';
import { BusinessModule, CurrentBusinessModule } from './business/business.module.ts';
import { CurrentLookModule, LookModule } from './look/look.module.ts';
import { PageContentModule } from './texts/page-content.module.ts';
import { PagesModule } from './rendering/pages.module.ts';
import type { ModuleDeclaration } from '../../platform/declarations.ts';

declare module '../../platform/security/rights.domain.ts' {
  interface RightNames {
    'settings:manage': true;
  }
}

export const site: ModuleDeclaration = {
  http: [BusinessModule, LookModule, PageContentModule, PagesModule],
  worker: [CurrentBusinessModule, CurrentLookModule],
  entities: [LookFileEntity],
  rights: {
    'settings:manage': { words: 'Change the settings of the business', roles: ['owner'] },
  },
  impersonalTables: [{ table: 'look_files', because: 'the logo and pictures of the site' }],
};
