import type { ModuleDeclaration } from './declarations.ts';
import { PublicationEntity, PublicationHistoryEntity } from './database/publications/publication.entity.ts';
import { NightlyRunEntity } from './jobs/nightly-run.entity.ts';
import { OutboxEntity } from './jobs/outbox.entity.ts';
import { revisions } from './personal-data.ts';
import { LastBackupEntity } from './metrics/last-backup.entity.ts';

export const platform: ModuleDeclaration = {
  entities: [OutboxEntity, PublicationEntity, PublicationHistoryEntity, NightlyRunEntity, LastBackupEntity],
  personalTables: [{ ...revisions('publication_history', 'value'), impersonal: ['subject', 'value'] }],
  impersonalTables: [
    { table: 'last_backup', because: 'a time' },
    { table: 'migrations', because: 'names of migrations' },
    { table: 'nightly_runs', because: 'days and counts' },
    { table: 'publications', because: 'names and versions' },
  ],
};
