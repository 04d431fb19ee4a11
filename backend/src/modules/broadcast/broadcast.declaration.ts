import { BroadcastAttachmentEntity } from './core/broadcast-attachment.entity.ts';
import { BroadcastEntity } from './core/broadcast.entity.ts';
import { BroadcastUsageEntity } from './limits/broadcast-usage.entity.ts';
import { BroadcastRecipientEntity } from './recipients/broadcast-recipient.entity.ts';
import { SuppressionEntity } from './suppressions/suppression.entity.ts';
import { BroadcastModule } from './broadcast.module.ts';
import { BroadcastWorkerModule } from './broadcast-worker.module.ts';
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
