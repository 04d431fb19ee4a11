import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminTestimonialView } from '../../src/modules/content/testimonials/testimonials.dto.ts';
import type { TestimonialView } from '../../src/modules/content/testimonials/testimonials.dto.ts';
import { anImage } from '../factories/images.ts';
import { type ErrorAnswer, request } from '../harness/client.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { Editor, type FormFields } from './editor.ts';

let system: TestSystem;
let editor: Editor;
let reader: Editor;
let beforeImage: Buffer;
let afterImage: Buffer;

beforeAll(async () => {
  system = await startSystem();
  await system.startWorker();
  editor = await Editor.of(system, 'owner');
  reader = Editor.anonymous(system);
  [beforeImage, afterImage] = await Promise.all([anImage(300, 400), anImage(310, 410)]);
});
afterAll(() => system.stop());

const tell = <Body = AdminTestimonialView>(fields: FormFields = {}) =>
  editor.send<Body>('POST', '/testimonials', {
    name: 'Arjun',
    consentDate: '2026-10-01',
    beforeImage,
    afterImage,
    ...fields,
  });
const mediaIds = async () =>
  (await system.db.rows<{ id: string }>('SELECT id FROM media')).map(({ id }) => id);
const fileOf = (address: string) =>
  path.join(system.env.DATA_DIR, 'media', address.replace(/^\/uploads\//, ''));

describe('creating a story', () => {
  it('accepts the listed fields, both images and the day of consent', async () => {
    const { status, body } = await tell({
      beforeWeight: '94 kg',
      afterWeight: '79.5',
      beforeMonth: 'January',
      afterMonth: 'October',
      story: 'Short.',
      fullStory: 'Long.\n\nLonger.',
      consentDate: '2026-10-01',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      beforeWeight: 94,
      afterWeight: 79.5,
      fullStory: 'Long.\n\nLonger.',
      consentDate: '2026-10-01',
      beforePicture: { width: 300, height: 400, alt: 'Arjun, before' },
      afterPicture: { width: 310, height: 410, alt: 'Arjun, after' },
      version: 1,
    });
    const { body: seen } = await reader.get<TestimonialView>(`/testimonials/${body._id}`);
    expect(seen).toMatchObject({ beforeImage: body.beforeImage, afterImage: body.afterImage });
    expect(seen).not.toHaveProperty('consentDate');
    for (const address of [seen.beforeImage, seen.afterImage]) {
      expect((await request(system.url + address)).status).toBe(200);
    }
  });

  it.each([
    [{ beforeImage: '' }, 'BEFORE_IMAGE_REQUIRED', { beforeImage: 'Please select a before image.' }],
    [{ afterImage: '' }, 'AFTER_IMAGE_REQUIRED', { afterImage: 'Please select an after image.' }],
    [{ name: '' }, 'VALIDATION_FAILED', { name: 'Please enter a name' }],
    [{ name: '\u200D' }, 'VALIDATION_FAILED', { name: 'Please enter a name' }],
    [{ profile: 'Be\u0000ginner' }, 'VALIDATION_FAILED', { profile: 'Please use one line of plain text' }],
    [{ afterMonth: 'J\u000bune' }, 'VALIDATION_FAILED', { afterMonth: 'Please use one line of plain text' }],
    [{ consentDate: '2026-02-31' }, 'VALIDATION_FAILED', { consentDate: 'Please enter a date' }],
    [{ beforeWeight: '-3' }, 'VALIDATION_FAILED', { beforeWeight: 'Please enter a number from 0 to 500' }],
  ] as const)('refuses %o with a sentence for the field', async (fields, code, sentences) => {
    const { status, body } = await tell<ErrorAnswer>(fields as unknown as FormFields);
    expect([status, body.code, body.fields]).toEqual([400, code, sentences]);
  });

  it('names the invalid image and stores neither', async () => {
    const known = await mediaIds();
    const { status, body } = await tell<ErrorAnswer>({ afterImage: Buffer.from('no picture') });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['afterImage']]);
    await until(async () => (await mediaIds()).every((id) => known.includes(id)));
  });

  it('hides a draft from readers', async () => {
    const { body } = await tell({ draft: 'true' });
    expect(body.status).toBe('draft');
    expect((await reader.get(`/testimonials/${body._id}`)).status).toBe(404);
    const { body: list } = await reader.get<{ items: TestimonialView[] }>('/testimonials');
    expect(list.items.map(({ _id }) => _id)).not.toContain(body._id);
  });
});

describe('changing a story', () => {
  it('replaces one image, keeps the other and refuses a stale save', async () => {
    const { body: first } = await tell();
    const change = {
      version: '1',
      afterImage: beforeImage,
      beforeAlt: 'A man at a desk',
      draft: 'true',
      consentDate: '',
    };
    const address = `/testimonials/${first._id}`;
    const { body: second } = await editor.send<AdminTestimonialView>('PUT', address, change);
    expect(second).toMatchObject({ version: 2, beforeImage: first.beforeImage, consentDate: null });
    expect(second.beforePicture?.alt).toBe('A man at a desk');
    expect(second.afterImage).not.toBe(first.afterImage);
    await until(async () => !existsSync(fileOf(first.afterImage)));
    expect(existsSync(fileOf(second.beforeImage))).toBe(true);
    const stale = await editor.send('PUT', address, { version: '1', name: 'Late' });
    expect([stale.status, stale.body.code, stale.body.fields]).toEqual([
      409,
      'STALE_EDIT',
      { name: 'Now: Arjun' },
    ]);
  });
});

describe('withdrawing consent', () => {
  it.each([
    ['withdraw', 'Withdrew consent'],
    ['delete', 'Deleted'],
  ])('by %s removes rows, files and logged values of the person', async (way, action) => {
    const { body: first } = await tell({
      name: 'Meera Iyer',
      story: 'Meera’s secret',
      fullStory: 'Meera again',
    });
    const address = `/testimonials/${first._id}`;
    await editor.send('PUT', address, { version: '1', story: 'Meera’s other secret' });
    const gone =
      way === 'withdraw'
        ? await editor.send('POST', `${address}/withdraw`, {})
        : await editor.remove(address);
    expect(gone.status).toBe(200);
    expect((await reader.get(address)).status).toBe(404);
    await until(async () => !existsSync(fileOf(first.beforeImage)) && !existsSync(fileOf(first.afterImage)));

    const log = await system.db.rows<{ action: string; email: string; changes: object }>(
      `SELECT action, email, changes FROM activities WHERE feature = 'Testimonial' AND changes::text LIKE $1
        ORDER BY created_at`,
      [`%${first._id}%`],
    );
    const _id = first._id;
    expect(log).toEqual([
      { action: 'Created', email: editor.email, changes: { before: null, after: { _id } } },
      { action: 'Updated', email: editor.email, changes: { before: { _id }, after: { _id } } },
      { action, email: editor.email, changes: { before: { _id }, after: null } },
    ]);
    const tables = ['testimonials', 'activities', 'outbox', 'mails'];
    for (const table of tables) {
      const rows = await system.db.rows(`SELECT 1 FROM ${table} t WHERE t::text LIKE '%Meera%'`);
      expect([table, rows]).toEqual([table, []]);
    }
    const again = await editor.send('POST', `${address}/withdraw`, {});
    expect([again.status, again.body.code]).toEqual([404, 'TESTIMONIAL_NOT_FOUND']);
  });
});
