import { AwsClient } from 'aws4fetch';
import { Readable } from 'node:stream';
import { MediaStorage } from './media-storage.js';
const RETRIES = 2;
/**
 * A bucket of anything that speaks Amazon's S3 protocol, addressed by path, which every such
 * service understands. Objects lie below `uploads/`, so that a CDN before the bucket serves them
 * under the paths that we serve.
 */
export class S3Storage extends MediaStorage {
    settings;
    client;
    constructor(settings) {
        super();
        this.settings = settings;
        const { region, accessKeyId, secretAccessKey } = settings;
        this.client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
    }
    async put(key, body, contentType) {
        const headers = { 'content-type': contentType, 'cache-control': 'public, max-age=31536000, immutable' };
        await this.call('PUT', key, { headers, body: new Uint8Array(body) });
    }
    async size(key) {
        const answer = await this.call('HEAD', key);
        return answer && Number(answer.headers.get('content-length'));
    }
    async read(key, range) {
        const headers = range && { range: `bytes=${range.start}-${range.end}` };
        const answer = await this.call('GET', key, headers && { headers });
        return answer?.body ? Readable.fromWeb(answer.body) : undefined;
    }
    async remove(mediaId, names) {
        await Promise.all(names.map((name) => this.call('DELETE', `${mediaId}/${name}`)));
    }
    /** @returns undefined when there is no such object @throws on any other refusal, naming its code and not the address */
    async call(method, key, init = {}) {
        const { endpoint, bucket, timeoutMs } = this.settings;
        const answer = await this.client.fetch(`${endpoint}/${bucket}/uploads/${key}`, {
            ...init,
            method,
            signal: AbortSignal.timeout(timeoutMs),
        });
        if (answer.ok)
            return answer;
        const reason = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1];
        if (answer.status === 404 && reason !== 'NoSuchBucket')
            return undefined;
        throw new Error(`S3 refused ${method} with ${answer.status} ${reason ?? ''}`.trim());
    }
}
//# sourceMappingURL=s3-storage.js.map