import type { INestApplicationContext } from '@nestjs/common';
import { setBusiness, shippedBusiness } from '@ironbloom/brand';
import { setLook, shippedLook } from '@ironbloom/brand/look';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { AdminBlogView } from '../../src/modules/content/blogs/blogs.dto.ts';
import type { BlogView } from '../../src/modules/content/blogs/blogs.dto.ts';
import type { AdminRecipeView } from '../../src/modules/content/recipes/recipes.dto.ts';
import type { SingleRecipeView } from '../../src/modules/content/recipes/recipes.dto.ts';
import { ShareCardProcessor } from '../../src/modules/content/share-cards/share-card.processor.ts';
import { LookOwner, twoHalves } from '../factories/look-files.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { request } from '../harness/client.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { demoArticles, demoOf } from './demo-seed.ts';
import { changeArticle, Editor, type FormFields, writeArticle } from './editor.ts';

let system: TestSystem;
let worker: INestApplicationContext;
let editor: Editor;
let reader: Editor;
let image: Buffer;

beforeAll(async () => {
  system = await startSystem();
  worker = await system.startWorker();
  editor = await Editor.of(system, 'owner');
  reader = Editor.anonymous(system);
  image = await twoHalves(1_600, 1_000);
});
afterAll(async () => {
  await system.stop();
  // Other specs of this process expect the shipped look.
  setLook(shippedLook);
  setBusiness(shippedBusiness);
});

const write = async (fields: Record<string, string> = {}) =>
  (await writeArticle<AdminBlogView>(editor, { image, ...fields })).body;
const cardOf = async (slug: string) => (await reader.get<BlogView>(`/blogs/slug/${slug}`)).body.card;
/** Waits until it differs from `before`. */
const newCardOf = (slug: string, before?: string) =>
  until(async () => {
    const card = await cardOf(slug);
    return card !== before && card;
  });
const get = (address: string) => request(system.url + address);
const isGone = (address: string) => until(async () => (await get(address)).status === 404);
const idle = () =>
  until(async () => {
    const rows = await system.db.rows(
      `SELECT 1 FROM outbox WHERE job IN ('content.share-card', 'media.remove') AND dead_at IS NULL`,
    );
    return rows.length === 0;
  });
const used = (targetId: string) =>
  system.db.rows<{ src: string }>(
    `SELECT src FROM share_cards c JOIN media_uses u ON u.owner_id = c.id WHERE target_id = $1`,
    [targetId],
  );
const addressed = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

describe('the card of an article', () => {
  it('is drawn after the save, kept for ever, and named in the head of its page', async () => {
    const { slug, picture } = await write({ title: 'Squats & “depth”' });
    const before = await get(`/blog/${slug}`);
    const first = addressed(before.text, 'og:image')!;
    const card = await newCardOf(slug);
    // Until the card is drawn, the page names the cropped picture.
    expect([picture.social, card].map((src) => system.env.PUBLIC_URL + src)).toContain(first);
    const answer = await get(card);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(card).toMatch(/^\/uploads\/[0-9a-f-]{36}\/card-[0-9a-f]{16}\.jpg$/);
    expect(await sharp(answer.bytes).metadata()).toMatchObject({ width: 1_200, height: 630 });
    const { text } = await get(`/blog/${slug}`);
    for (const name of ['og:image', 'twitter:image']) {
      expect([name, addressed(text, name)]).toEqual([name, system.env.PUBLIC_URL + card]);
    }
    expect(addressed(text, 'og:image:width')).toBe('1200');
    expect(addressed(text, 'og:image:height')).toBe('630');
    expect(addressed(text, 'og:image:alt')).toBe('Squats &amp; “depth”');
    expect(addressed(text, 'twitter:card')).toBe('summary_large_image');
    // Structured data names the picture without text.
    expect(text).toContain(`"image":["${system.env.PUBLIC_URL}${picture.social}"`);
  });

  it('is replaced after a change of title, picture or focal point', async () => {
    let blog = await write({ title: 'Before' });
    let card = await newCardOf(blog.slug);
    const changes: FormFields[] = [
      { title: 'After', slug: blog.slug },
      { image: await twoHalves(900, 900) },
      { focalX: '1' },
    ];
    for (const fields of changes) {
      blog = (await changeArticle<AdminBlogView>(editor, blog, fields)).body;
      const next = await newCardOf(blog.slug, card);
      expect((await get(next)).status).toBe(200);
      await isGone(card);
      card = next;
    }
    expect(await used(blog._id)).toEqual([{ src: card }]);
  });

  it('stays when nothing on it changes, and is removed with the article', async () => {
    const blog = await write({ title: 'Stays' });
    const card = await newCardOf(blog.slug);
    await changeArticle<AdminBlogView>(editor, blog, { content: '<p>More.</p>' });
    await idle();
    expect(await cardOf(blog.slug)).toBe(card);
    expect((await editor.remove(`/blogs/${blog._id}`)).status).toBe(200);
    await isGone(card);
    expect(await system.db.rows('SELECT 1 FROM share_cards WHERE target_id = $1', [blog._id])).toEqual([]);
  });

  it('is stored once when drawn repeatedly or concurrently', async () => {
    const blog = await write({ title: 'Once' });
    const handler = worker.get(ShareCardProcessor, { strict: false });
    const job = { kind: 'blog', id: blog._id } as const;
    await Promise.all([handler.handle(job), handler.handle(job), newCardOf(blog.slug)]);
    const card = (await cardOf(blog.slug))!;
    await handler.handle(job);
    await idle();
    expect(await used(blog._id)).toEqual([{ src: card }]);
    expect((await get(card)).status).toBe(200);
    // No file of a discarded drawing is left.
    const spare = await system.db.rows(
      `SELECT files FROM media WHERE files[1] LIKE 'card-%' AND NOT EXISTS (SELECT 1 FROM media_uses WHERE media_id = media.id)`,
    );
    expect(spare).toEqual([]);
  });

  it('is drawn for a title in Tamil', async () => {
    const { slug } = await write({ title: 'நல்ல உணவு', slug: 'good-food' });
    expect((await get(await newCardOf(slug))).status).toBe(200);
  });
});

describe('the worker', () => {
  it('redraws cards after a change of look or business name', async () => {
    const dish = { name: 'Dal', category: 'veg', ingredients: 'Dal', steps: 'Boil', description: 'D' };
    const { body } = await editor.send<AdminRecipeView>('POST', '/recipes', { ...dish, image });
    const recipeCard = async () =>
      (await reader.get<SingleRecipeView>(`/recipes/slug/${body.slug}`)).body.card;
    const article = await write({ title: 'Look' });
    const [first, dal] = [await newCardOf(article.slug), await until(recipeCard)];
    await idle();

    const owner = new LookOwner(editor);
    await owner.publish(await owner.read(), { colors: { accent: '#ff7a59', ink: '#0f1539' } });
    await system.startWorker();
    const orange = await newCardOf(article.slug, first);
    const edge = { left: 4, top: 300, width: 1, height: 1 };
    const [red, green, blue] = await sharp((await get(orange)).bytes)
      .extract(edge)
      .raw()
      .toBuffer();
    expect([red! > 230, Math.abs(green! - 0x7a) < 20, Math.abs(blue! - 0x59) < 20]).toEqual([
      true,
      true,
      true,
    ]);
    await until(async () => (await recipeCard()) !== dal);
    await isGone(first);

    const admin = await AdminClient.create(system);
    const now = (await admin.call<{ business: object; version: number }>('admin/business')).body;
    const named = { ...now.business, name: 'Iron & Oak', version: now.version };
    expect((await admin.call('admin/business', 'PUT', named)).status).toBe(200);
    await system.startWorker();
    expect((await get(await newCardOf(article.slug, orange))).status).toBe(200);
    await idle();
  });

  it('draws missing cards and removes orphaned ones', async () => {
    await system.db.rows('DELETE FROM blogs');
    const [seed] = demoArticles();
    await demoOf(system).blogs([seed!]);
    const [gone] = await system.db.rows<{ id: string }>(
      `INSERT INTO share_cards (id, kind, target_id, site) VALUES (gen_random_uuid(), 'blog', gen_random_uuid(), '')
       RETURNING target_id AS id`,
    );
    await worker.get(ShareCardProcessor, { strict: false }).handle({ kind: 'blog', id: gone!.id });
    expect(await system.db.rows('SELECT 1 FROM share_cards WHERE target_id = $1', [gone!.id])).toEqual([]);
    await system.startWorker();
    expect((await get(await newCardOf(seed!.slug))).status).toBe(200);
  });
});
