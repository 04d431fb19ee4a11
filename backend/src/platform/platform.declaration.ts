import type { ModuleDeclaration } from './declarations.ts';
import { PublicationEntity } from './database/published/publication.entity.ts';
import { NightlyRunEntity } from './jobs/nightly/nightly-run.entity.ts';
import { OutboxEntity } from './jobs/outbox/outbox.entity.ts';
import { LastBackupEntity } from './metrics/last-backup.entity.ts';

export const platform: ModuleDeclaration = {
  entities: [OutboxEntity, PublicationEntity, NightlyRunEntity, LastBackupEntity],
  impersonalTables: [
    { table: 'last_backup', because: 'a time' },
    { table: 'migrations', because: 'names of migrations' },
    { table: 'nightly_runs', because: 'days and counts' },
    { table: 'publications', because: 'names and versions' },
  ],
};
