import { MediaUseEntity } from './media-use.entity.ts';
import { MediaEntity } from './media.entity.ts';
import { MediaModule } from './media.module.ts';
import { MediaWorkerModule } from './media-worker.module.ts';
import type { ModuleDeclaration } from '../../platform/declarations.ts';
import { impersonalTables } from './media.personal-data.ts';

declare module '../../platform/jobs/job-names.ts' {
  interface JobPayloads {
    'media.remove': { mediaId: string };
  }
}

export const media: ModuleDeclaration = {
  http: [MediaModule],
  worker: [MediaWorkerModule],
  entities: [MediaEntity, MediaUseEntity],
  jobs: {
    'media.remove': { queue: 'media', concurrency: 2 },
  },
  impersonalTables,
};
