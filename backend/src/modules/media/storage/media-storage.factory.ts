import path from 'node:path';
import type { Env } from '../../../config/env.ts';
import { DiskStorage } from './disk-storage.ts';
import type { MediaStorage } from './media-storage.ts';
import { S3Storage } from './s3-storage.ts';

/** The storage that the configuration asks for; `loadEnv` has seen to it that it is complete. */
export function createMediaStorage(env: Env): MediaStorage {
  if (env.MEDIA_STORAGE === 'disk') return new DiskStorage(path.resolve(env.DATA_DIR, 'media'));
  return new S3Storage({
    endpoint: env.S3_ENDPOINT!,
    bucket: env.S3_BUCKET!,
    region: env.S3_REGION,
    accessKeyId: env.S3_ACCESS_KEY_ID!,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY!,
    timeoutMs: env.S3_TIMEOUT_MS,
  });
}
