import {
  BroadcastAttachmentEntity,
  BroadcastEntity,
  BroadcastRecipientEntity,
  BroadcastUsageEntity,
} from './broadcast.entity.ts';
import { SuppressionEntity } from './suppressions/suppression.entity.ts';
import { BroadcastModule, BroadcastWorkerModule } from './broadcast.module.ts';
import type { ModuleDeclaration } from '../../platform/declarations.ts';
import { impersonalTables, personalTables, removals } from './broadcast.personal-data.ts';

declare module '../../platform/security/rights.domain.ts' {
  interface RightNames {
    'broadcast:send': true;
  }
}

export const broadcast: ModuleDeclaration = {
  http: [BroadcastModule],
  worker: [BroadcastWorkerModule],
  entities: [
    BroadcastAttachmentEntity,
    BroadcastRecipientEntity,
    BroadcastUsageEntity,
    BroadcastEntity,
    SuppressionEntity,
  ],
  rights: {
    'broadcast:send': { words: 'Send broadcasts, see who unsubscribed', roles: ['owner', 'manager'] },
  },
  personalTables,
  impersonalTables,
  removals,
};
