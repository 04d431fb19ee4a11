import path from 'node:path';
import type { Env } from '../../../config/env.ts';
import { DiskStorage } from './disk-storage.ts';
import type { MediaStorage } from './media-storage.ts';
import { S3Storage } from './s3-storage.ts';

/** The configured storage; `loadEnv` has checked its settings. */
export function createMediaStorage(env: Env): MediaStorage {
  return createStorage(env, 'uploads');
}

/** For private files, which are never served by address. */
export function createPrivateStorage(env: Env): MediaStorage {
  return createStorage(env, 'private');
}

function createStorage(env: Env, folder: 'uploads' | 'private'): MediaStorage {
  if (env.MEDIA_STORAGE === 'disk') {
    // In the folder that is backed up; /uploads does not serve `private`.
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
