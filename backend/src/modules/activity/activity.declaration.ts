import { ActivityEntity } from './activity.entity.ts';
import { ActivityModule } from './activity.module.ts';
import type { ModuleDeclaration } from '../../platform/declarations.ts';
import { personalTables, removals } from './activity.personal-data.ts';

declare module '../../platform/security/rights.domain.ts' {
  interface RightNames {
    'activity:read': true;
  }
}

export const activity: ModuleDeclaration = {
  http: [ActivityModule],
  worker: [ActivityModule],
  entities: [ActivityEntity],
  rights: {
    'activity:read': { words: 'See who signed in and what was changed', roles: ['owner', 'manager'] },
  },
  personalTables,
  removals,
};
