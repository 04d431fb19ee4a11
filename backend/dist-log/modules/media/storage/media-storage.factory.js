import path from 'node:path';
import { DiskStorage } from './disk-storage.js';
import { S3Storage } from './s3-storage.js';
/** The storage that the configuration asks for; `loadEnv` has seen to it that it is complete. */
export function createMediaStorage(env) {
    if (env.MEDIA_STORAGE === 'disk')
        return new DiskStorage(path.resolve(env.DATA_DIR, 'media'));
    return new S3Storage({
        endpoint: env.S3_ENDPOINT,
        bucket: env.S3_BUCKET,
        region: env.S3_REGION,
        accessKeyId: env.S3_ACCESS_KEY_ID,
        secretAccessKey: env.S3_SECRET_ACCESS_KEY,
        timeoutMs: env.S3_TIMEOUT_MS,
    });
}
//# sourceMappingURL=media-storage.factory.js.map