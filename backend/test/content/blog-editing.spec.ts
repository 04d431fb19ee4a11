import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminBlogView } from '../../src/modules/content/blogs/blogs.dto.ts';
import { anImage } from '../factories/images.ts';
import { SENT_MEDIA } from '../factories/sent-media.ts';
import { type ErrorAnswer, request } from '../harness/client.ts';
import { holdLock, untilWaiting } from '../harness/locks.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { changeArticle, Editor, type FormFields, writeArticle } from './editor.ts';

let system: TestSystem;
let editor: Editor;
let colleague: Editor;
let image: Buffer;

beforeAll(async () => {
  system = await startSystem();
  await system.startWorker();
  editor = await Editor.of(system, 'owner');
  colleague = await Editor.of(system, 'owner');
  image = await anImage(900, 600);
});
afterAll(() => system.stop());

const write = <Body = AdminBlogView>(fields: FormFields = {}) =>
  writeArticle<Body>(editor, { image, ...fields });
const change = <Body = AdminBlogView>(blog: AdminBlogView, fields: FormFields, who = editor) =>
  changeArticle<Body>(who, blog, fields);
const mediaIds = async () =>
  (await system.db.rows<{ id: string }>(`SELECT id FROM ${SENT_MEDIA}`)).map(({ id }) => id);
const fileOf = (address: string) =>
  path.join(system.env.DATA_DIR, 'media', address.replace(/^\/uploads\//, ''));

describe('two editors', () => {
  it('do not overwrite each other: the second gets the current fields', async () => {
    const { body: opened } = await write({ title: 'Shared' });
    const first = await change(opened, { title: 'Mine', content: '<p>Mine.</p>' });
    expect([first.status, first.body.version]).toEqual([200, 2]);
    const late = { title: 'Theirs', content: '<p>Sleep.</p>', image };
    const second = await change<ErrorAnswer>(opened, late, colleague);
    expect([second.status, second.body.code, second.body.message]).toEqual([
      409,
      'STALE_EDIT',
      'Someone else saved this while you were editing.',
    ]);
    expect(second.body.fields).toEqual({ title: 'Now: Mine', content: 'Now: <p>Mine.</p>' });
    const { body: now } = await editor.get<AdminBlogView>(`/admin/blogs/${opened._id}`);
    expect(now).toMatchObject({ title: 'Mine', content: '<p>Mine.</p>', version: 2, image: opened.image });
  });

  it('get a conflict, too, when the picture has no focal point', async () => {
    const { body: opened } = await write({ title: 'No focal point' });
    await system.db.rows(
      `UPDATE blogs SET picture = picture - 'focalX' - 'focalY', version = 2 WHERE id = $1`,
      [opened._id],
    );
    const late = await change<ErrorAnswer>(opened, { title: 'Late', focalX: '0.5' });
    expect([late.status, late.body.code]).toEqual([409, 'STALE_EDIT']);
    expect(late.body.fields).toEqual({ title: 'Now: No focal point', focalX: 'Now: –' });
  });

  it('saving concurrently: one wins as a whole', async () => {
    const { body: opened } = await write({ title: 'Race' });
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) =>
        change<ErrorAnswer & AdminBlogView>(opened, { title: name, excerpt: name, slug: `race-${name}` }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const winner = answers.find(({ status }) => status === 200)!.body;
    const { body: now } = await editor.get<AdminBlogView>(`/admin/blogs/${opened._id}`);
    expect(now).toMatchObject({ title: winner.title, excerpt: winner.title, version: 2 });
    expect(now.slug).toBe(`race-${winner.title}`);
  });

  it('get a 404 when the article is deleted during the save', async () => {
    const { body: opened } = await write({ title: 'Going' });
    const commit = await holdLock(system, 'DELETE FROM blogs WHERE id = $1', [opened._id]);
    const saving = change<ErrorAnswer>(opened, { title: 'Too late' });
    await untilWaiting(system);
    await commit();
    const { status, body } = await saving;
    expect([status, body.code]).toEqual([404, 'BLOG_NOT_FOUND']);
  });

  it('must send the version they edited', async () => {
    const { body } = await write();
    const answer = await editor.send('PUT', `/blogs/${body._id}`, { title: 'x' });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, ['version']]);
  });
});

describe('changing an article', () => {
  it('keeps fields that are not sent', async () => {
    const { body: first } = await write({
      excerpt: 'E',
      author: 'A',
      category: 'C',
      featured: 'true',
      alt: 'Z',
    });
    const { body: second } = await change(first, { title: 'Only the title' });
    const { title: _, version: __, updatedAt: ___, ...rest } = first;
    expect(second).toMatchObject({ ...rest, title: 'Only the title', version: 2 });
  });

  it('shows within the two seconds of shared caches', async () => {
    const { body } = await write({ title: 'Cached' });
    const address = `${system.url}/api/blogs/${body._id}`;
    const first = await request(address);
    const rules = first.headers.get('cache-control') ?? '';
    const seconds = (name: string) => Number(new RegExp(`(?:^|\\s)${name}=(\\d+)`).exec(rules)?.[1] ?? 0);
    expect(seconds('max-age')).toBe(0);
    expect(seconds('s-maxage') + seconds('stale-while-revalidate')).toBeLessThanOrEqual(2);
    const ask = () => request(address, { headers: { 'if-none-match': first.headers.get('etag')! } });
    expect((await ask()).status).toBe(304);
    await change(body, { title: 'Cached no more' });
    expect((await ask()).status).toBe(200);
  });

  it('crops the social picture again under a new address when the focal point moves', async () => {
    const { body: first } = await write({ image: await anImage(1_000, 1_000) });
    const { body: second } = await change(first, { focalX: '0.2', focalY: '0.9', alt: 'A bed' });
    expect(second.picture).toMatchObject({
      focalX: 0.2,
      focalY: 0.9,
      alt: 'A bed',
      source: first.picture.source,
    });
    expect(second.picture.social).not.toBe(first.picture.social);
    const social = await request(system.url + second.picture.social);
    expect([social.status, social.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  it('removes files of replaced, unused and deleted pictures', async () => {
    const upload = await editor.send<{ url: string }>('POST', '/admin/media', { image, alt: 'In the text' });
    const { url } = upload.body;
    const { body: first } = await write({ content: `<p>A</p><img src="${url}" alt="A">` });
    const shared = await write({ content: `<img src="${url}" alt="B">` });
    const { body: second } = await change(first, { image, content: '<p>A</p>' });
    await until(async () => !existsSync(fileOf(first.image)));
    expect((await request(system.url + second.image)).status).toBe(200);
    // The other article still shows it.
    expect(existsSync(fileOf(url))).toBe(true);

    await editor.remove(`/blogs/${shared.body._id}`);
    await editor.remove(`/blogs/${second._id}`);
    await until(async () => !existsSync(fileOf(url)) && !existsSync(fileOf(second.image)));
    await until(async () => !existsSync(path.dirname(fileOf(second.image))));
    expect((await editor.remove(`/blogs/${second._id}`)).status).toBe(404);
  });

  it('removes the picture of a save that failed', async () => {
    const { body } = await write({ title: 'Fails' });
    const known = await mediaIds();
    await write<ErrorAnswer>({ slug: body.slug });
    // Earlier files may be on their way out as well.
    await until(async () => (await mediaIds()).every((id) => known.includes(id)));
  });
});
