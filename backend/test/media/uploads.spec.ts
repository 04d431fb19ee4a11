import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Editor } from '../content/editor.ts';
import { anImage } from '../factories/images.ts';
import { type ErrorAnswer, request } from '../harness/client.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

let system: TestSystem;
let editor: Editor;
const upload = (image: Buffer) => editor.send<{ url: string }>('POST', '/admin/media', { image, alt: 'A' });

beforeAll(async () => {
  system = await startSystem();
  editor = await Editor.of(system, 'owner');
});
afterAll(() => system.stop());

describe('an uploaded file', () => {
  it('is cached for ever, sent with nosniff, and served in ranges', async () => {
    const { body } = await upload(await anImage(700, 500, 'jpeg'));
    const address = system.url + body.url;
    const whole = await request(address);
    const { bytes } = whole;
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/webp',
      'content-length': String(bytes.length),
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    });
    const part = await request(address, { headers: { range: 'bytes=10-19' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${bytes.length}`]);
    expect(part.bytes).toEqual(bytes.subarray(10, 20));
    const beyond = await request(address, { headers: { range: `bytes=${bytes.length}-` } });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`]);
    const known = await request(address, { headers: { 'if-none-match': whole.headers.get('etag')! } });
    expect(known.status).toBe(304);
    const head = await request(address, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
  });

  it.each([
    '/uploads/..%2f..%2fsecrets/x',
    '/uploads/00000000-0000-4000-8000-000000000000/..%2f..%2f..%2fetc%2fpasswd',
    '/uploads/00000000-0000-4000-8000-000000000000/picture-480.webp',
    '/uploads/00000000-0000-4000-8000-000000000000/picture-480.svg',
  ])('is a 404 at %s', async (address) => {
    const answer = await request(system.url + address);
    expect([answer.status, (JSON.parse(answer.text) as ErrorAnswer).code]).toEqual([404, 'NOT_FOUND']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('that is unused for a week is removed by the worker', async () => {
    const { body } = await upload(await anImage());
    const file = path.join(system.env.DATA_DIR, 'media', body.url.replace('/uploads/', ''));
    const kept = await upload(await anImage());
    await system.db.rows(
      `UPDATE media SET created_at = now() - interval '8 days' WHERE $1 LIKE '%' || id || '%'`,
      [body.url],
    );
    await system.startWorker();
    await until(async () => !existsSync(file));
    expect((await request(system.url + kept.body.url)).status).toBe(200);
  });
});
