import { DashboardModule } from './dashboard.module.ts';
import type { ModuleDeclaration } from '../../platform/declarations.ts';

declare module '../../platform/security/rights.domain.ts' {
  interface RightNames {
    'dashboard:read': true;
  }
}

export const dashboard: ModuleDeclaration = {
  http: [DashboardModule],
  rights: {
    'dashboard:read': { words: 'See the dashboard and its figures', roles: ['owner', 'manager'] },
  },
};
