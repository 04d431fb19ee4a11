import { AwsClient } from 'aws4fetch';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { type ByteRange, MediaStorage } from './media-storage.ts';

export interface S3Settings {
  /** Of the service, without the bucket: `https://s3.ap-south-1.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  /** Prefix of every key. Objects below `uploads` may be public, others not. */
  folder: 'uploads' | 'private';
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Of one call, in ms. */
  timeoutMs: number;
}

const RETRIES = 2;

/**
 * An S3-compatible bucket with path-style addresses. Pictures are below `uploads/`, so that a CDN in front of the bucket
 * serves our paths.
 */
export class S3Storage extends MediaStorage {
  private readonly client: AwsClient;

  constructor(private readonly settings: S3Settings) {
    super();
    const { region, accessKeyId, secretAccessKey } = settings;
    this.client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  }

  async put(key: string, body: Uint8Array, contentType: string): Promise<void> {
    const cacheControl =
      this.settings.folder === 'uploads' ? 'public, max-age=31536000, immutable' : 'no-store';
    const headers = { 'content-type': contentType, 'cache-control': cacheControl };
    await this.call('PUT', key, { headers, body: new Uint8Array(body) });
  }

  async size(key: string): Promise<number | undefined> {
    const answer = await this.call('HEAD', key);
    return answer && Number(answer.headers.get('content-length'));
  }

  async read(key: string, range?: ByteRange): Promise<Readable | undefined> {
    const headers = range && { range: `bytes=${range.start}-${range.end}` };
    const answer = await this.call('GET', key, headers && { headers });
    return answer?.body ? Readable.fromWeb(answer.body as ReadableStream) : undefined;
  }

  async remove(mediaId: string, names: readonly string[]): Promise<void> {
    await Promise.all(names.map((name) => this.call('DELETE', `${mediaId}/${name}`)));
  }

  /** @returns undefined when there is no such object @throws on other refusals, naming the error code */
  private async call(method: string, key: string, init: RequestInit = {}): Promise<Response | undefined> {
    const { endpoint, bucket, folder, timeoutMs } = this.settings;
    const answer = await this.client.fetch(`${endpoint}/${bucket}/${folder}/${key}`, {
      ...init,
      method,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer.ok) return answer;
    const reason = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1];
    if (answer.status === 404 && reason !== 'NoSuchBucket') return undefined;
    throw new Error(`S3 refused ${method} with ${answer.status} ${reason ?? ''}`.trim());
  }
}
