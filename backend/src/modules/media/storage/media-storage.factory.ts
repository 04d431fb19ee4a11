import path from 'node:path';
import type { Env } from '../../../config/env.ts';
import { DiskStorage } from './disk-storage.ts';
import type { MediaStorage } from './media-storage.ts';
import { S3Storage } from './s3-storage.ts';

/** The storage that the configuration asks for; `loadEnv` has seen to it that it is complete. */
export function createMediaStorage(env: Env): MediaStorage {
  return createStorage(env, 'uploads');
}

/** Beside it, and never served by its address. */
export function createPrivateStorage(env: Env): MediaStorage {
  return createStorage(env, 'private');
}

function createStorage(env: Env, folder: 'uploads' | 'private'): MediaStorage {
  if (env.MEDIA_STORAGE === 'disk') {
    // Inside the folder that is backed up; no address of /uploads leads below `private`.
    const inside = folder === 'private' ? ['private'] : [];
    return new DiskStorage(path.resolve(env.DATA_DIR, 'media', ...inside));
  }
  return new S3Storage({
    folder,
    endpoint: env.S3_ENDPOINT!,
    bucket: env.S3_BUCKET!,
    region: env.S3_REGION,
    accessKeyId: env.S3_ACCESS_KEY_ID!,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY!,
    timeoutMs: env.S3_TIMEOUT_MS,
  });
}
