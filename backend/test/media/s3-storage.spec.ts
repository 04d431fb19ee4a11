import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '../../../tools/src/services/ports.ts';
import type { Picture } from '../../src/modules/media/picture.ts';
import type { AdminBlogView } from '../../src/modules/content/blogs/blogs.dto.ts';
import { S3Storage } from '../../src/modules/media/storage/s3-storage.ts';
import { PrivateFiles } from '../../src/modules/media/private/private-files.service.ts';
import { UnitOfWork } from '../../src/platform/database/unit-of-work.ts';
import { Editor } from '../content/editor.ts';
import { anImage } from '../factories/images.ts';
import { type ErrorAnswer, request } from '../harness/client.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

const ID = '00000000-0000-4000-8000-00000000000a';
const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

let server: ChildProcess;
let folder: string;
let endpoint: string;
let storage: S3Storage;

const storageWith = (overrides: object = {}) =>
  new S3Storage({
    endpoint,
    folder: 'uploads',
    bucket: 'media',
    region: 'ap-south-1',
    timeoutMs: 5_000,
    ...KEYS,
    ...overrides,
  });

/** S3 server over HTTP. It checks keys, not signatures. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ironbloom-s3-'));
  const port = await freePort();
  endpoint = `http://127.0.0.1:${port}`;
  const bin = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');
  const options = ['-d', folder, '-a', '127.0.0.1', '-p', String(port), '--configure-bucket', 'media'];
  server = spawn(process.execPath, [bin, ...options], { stdio: 'ignore' });
  await until(async () => (await fetch(endpoint).catch(() => undefined)) !== undefined);
  storage = storageWith();
});
afterAll(async () => {
  server.kill();
  await once(server, 'exit');
  await rm(folder, { recursive: true, force: true });
});

describe('a bucket', () => {
  it('stores a file, serves it whole and in ranges, and removes it', async () => {
    const key = `${ID}/picture-480.webp`;
    const body = Buffer.from('0123456789');
    await storage.put(key, body, 'image/webp');
    expect(await storage.size(key)).toBe(10);
    const read = async (range?: { start: number; end: number }) =>
      Buffer.concat(await (await storage.read(key, range))!.toArray()).toString();
    expect(await read()).toBe('0123456789');
    expect(await read({ start: 2, end: 4 })).toBe('234');
    await storage.remove(ID, ['picture-480.webp', 'never-was.webp']);
    expect(await storage.size(key)).toBeUndefined();
    expect(await storage.read(key)).toBeUndefined();
  });

  it('that refuses a call causes an error with its reason', async () => {
    const put = (overrides: object) =>
      storageWith(overrides).put(`${ID}/a.webp`, Buffer.from('x'), 'image/webp');
    await expect(put({ accessKeyId: 'NOBODY' })).rejects.toThrow(
      'S3 refused PUT with 403 InvalidAccessKeyId',
    );
    await expect(put({ bucket: 'nobodys' })).rejects.toThrow('S3 refused PUT with 404 NoSuchBucket');
  });
});

describe('the product on a bucket', () => {
  let system: TestSystem;
  let editor: Editor;
  const variables = () => ({
    MEDIA_STORAGE: 's3',
    S3_ENDPOINT: endpoint,
    S3_BUCKET: 'media',
    S3_REGION: 'ap-south-1',
    S3_ACCESS_KEY_ID: KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
  });

  beforeAll(async () => {
    system = await startSystem(variables());
    await system.startWorker();
    editor = await Editor.of(system, 'owner');
  });
  afterAll(() => system.stop());

  it('stores, serves, recrops and removes pictures there', async () => {
    const form = { title: 'On S3', content: '<p>x</p>', image: await anImage(900, 600) };
    const { body: blog } = await editor.send<AdminBlogView>('POST', '/blogs', form);
    const file = await request(system.url + blog.image, { headers: { range: 'bytes=0-3' } });
    expect([file.status, file.text]).toEqual([206, 'RIFF']);
    const change = { version: '1', focalX: '0.1' };
    const { body: changed } = await editor.send<AdminBlogView>('PUT', `/blogs/${blog._id}`, change);
    expect((await request(system.url + changed.picture.social)).status).toBe(200);
    await editor.remove(`/blogs/${blog._id}`);
    for (const address of [blog.image, blog.picture.social, changed.picture.social]) {
      await until(async () => (await request(system.url + address)).status === 404);
    }
  });

  it('keeps private files there, and removes them for good', async () => {
    const files = system.app.get(PrivateFiles, { strict: false });
    const about = { resource: 'program', resourceId: randomUUID(), personId: null } as const;
    const id = await files.store(
      { ...about, name: 'knee.webp', contentType: 'image/webp' },
      Buffer.from('photo'),
    );
    const stored = async () =>
      (await readdir(folder, { recursive: true })).filter((name) => name.includes(id)).length;
    expect(await stored()).toBeGreaterThan(0);
    await system.app.get(UnitOfWork).run((tx) => files.remove(tx, id));
    await until(async () => (await stored()) === 0);
  });

  it('uses the CDN’s address for pictures and allows it in the content policy', async () => {
    const cdn = await startSystem({ ...variables(), MEDIA_PUBLIC_URL: 'https://cdn.example/' });
    try {
      const admin = await Editor.of(cdn, 'owner');
      const answer = await admin.send<{ url: string; picture: Picture }>('POST', '/admin/media', {
        image: await anImage(),
      });
      expect(answer.body.url).toMatch(/^https:\/\/cdn\.example\/uploads\/[\w-]+\/picture-64\.webp$/);
      expect(answer.headers.get('content-security-policy')).toMatch(/img-src [^;]*https:\/\/cdn\.example/);
    } finally {
      await cdn.stop();
    }
  });

  it('reports an unreachable bucket and keeps earlier content', async () => {
    const away = await startSystem({ ...variables(), S3_BUCKET: 'gone' });
    try {
      const admin = await Editor.of(away, 'owner');
      const form = { title: 'Away', content: '<p>x</p>', image: await anImage() };
      const answer = await admin.send<ErrorAnswer>('POST', '/blogs', form);
      expect([answer.status, answer.body.code]).toEqual([503, 'MEDIA_UNAVAILABLE']);
      expect(await away.db.rows('SELECT id FROM blogs')).toEqual([]);
    } finally {
      await away.stop();
    }
  });
});
