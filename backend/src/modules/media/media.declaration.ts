import { MediaEntity, MediaUseEntity } from './media.entity.ts';
import { PrivateFileEntity } from './private/private-file.entity.ts';
import { PrivateFilesModule, PrivateFilesWorkerModule } from './private/private-files.module.ts';
import { MediaModule, MediaWorkerModule } from './media.module.ts';
import type { ModuleDeclaration } from '../../platform/declarations.ts';
import { impersonalTables, personalTables } from './media.personal-data.ts';

declare module '../../platform/jobs/job-names.ts' {
  interface JobPayloads {
    'media.remove': { mediaId: string };
    'media.remove-private': { fileId: string };
  }
}

export const media: ModuleDeclaration = {
  http: [MediaModule, PrivateFilesModule],
  worker: [MediaWorkerModule, PrivateFilesWorkerModule],
  entities: [MediaEntity, MediaUseEntity, PrivateFileEntity],
  jobs: {
    'media.remove': { queue: 'media', concurrency: 2 },
    'media.remove-private': { queue: 'media' },
  },
  personalTables,
  impersonalTables,
};
