import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { DemoSeeder } from '../../src/modules/content/demo-content.ts';
import { ImageProcessor } from '../../src/modules/media/image-processor.service.ts';
import { CachingProcessor } from '../../src/cli/caching-processor.ts';
import type { Picture } from '../../src/modules/media/picture.ts';
import { fileAt } from '../../src/platform/files/file-on-disk.ts';
import { anImage } from '../factories/images.ts';
import { SENT_MEDIA } from '../factories/sent-media.ts';
import { call, request } from '../harness/client.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { demoArticles, demoOf, demoRecipes, demoStories, demoText, PICTURES } from './demo-seed.ts';
import { Editor } from './editor.ts';

let system: TestSystem;
let seeder: DemoSeeder;
let editor: Editor;

beforeAll(async () => {
  system = await startSystem();
  editor = await Editor.of(system, 'owner');
  seeder = demoOf(system);
});
afterEach(async () => {
  await system.db.rows('TRUNCATE blogs, recipes, testimonials, media, media_uses');
});
afterAll(() => system.stop());

const status = async (address: string) => (await request(system.url + address)).status;
const mediaFolder = (address: string) => path.join(system.env.DATA_DIR, 'media', address.split('/')[2]!);

describe('the seed', () => {
  it('names every original picture and no missing one', () => {
    const named = [
      ...[...demoArticles(), ...demoRecipes()].map(({ picture }) => picture.file),
      ...demoStories().flatMap(({ beforeImage, afterImage }) => [beforeImage, afterImage]),
      ...demoArticles().flatMap(({ slug }) =>
        [...demoText(slug).matchAll(/"seed:([^"]+)"/g)].map(([, file]) => file!),
      ),
    ];
    const there = readdirSync(PICTURES, { recursive: true, encoding: 'utf8' });
    expect(there.filter((name) => name.endsWith('.webp')).toSorted()).toEqual(named.toSorted());
  });

  it('stores covers as uploads: all widths, a social picture, removed with the article', async () => {
    expect(await seeder.blogs(demoArticles().slice(0, 1))).toBe(1);
    const { body } = await call<{ _id: string; picture: Picture; image: string }>(
      `${system.url}/api/blogs/slug/progressive-overload`,
    );
    expect(body.picture).toMatchObject({
      widths: [480, 680, 1_080, 1_600],
      width: 1_600,
      height: 900,
      alt: 'Five stacks of weight plates, each higher than the last',
    });
    const { source, social } = body.picture;
    for (const file of [body.image, `${source}-480.avif`, `${source}-1080.webp`, social!]) {
      expect([file, await status(file)]).toEqual([file, 200]);
    }

    await system.startWorker();
    expect((await editor.remove(`/blogs/${body._id}`)).status).toBe(200);
    await until(async () => !existsSync(mediaFolder(source)));
  });

  it('sanitises articles without a loss and stores their figures as uploads', async () => {
    const articles = demoArticles().map((article) => ({ ...article, content: demoText(article.slug) }));
    expect(await seeder.blogs(articles)).toBe(articles.length);
    const tagsOf = (html: string) => html.match(/<[a-z0-9]+/g)!.toSorted();
    const { body } = await call<{ items: { slug: string }[] }>(`${system.url}/api/blogs?limit=50`);
    const read = async (slug: string) =>
      (await call<{ content: string; reading: { html: string } }>(`${system.url}/api/blogs/slug/${slug}`))
        .body;
    for (const { slug } of body.items) {
      const { content } = await read(slug);
      expect([slug, tagsOf(content)]).toEqual([slug, tagsOf(demoText(slug))]);
    }
    const whole = await Promise.all(['progressive-overload', 'sleep', 'protein'].map(read));
    for (const { content, reading } of whole) {
      for (const part of ['<figure>', '<figcaption>', '<aside>', '<caption>', '<th scope="col">']) {
        expect(content).toContain(part);
      }
      for (const number of [1, 2, 3]) {
        expect(content).toContain(`<sup><a href="#source-${number}">${number}</a></sup>`);
        expect(content).toContain(`<li id="source-${number}">`);
      }
      const [, figure] = /<img src="([^"]+\/picture)-1600\.webp" alt="[^"]+" width="1600"/.exec(content)!;
      const files = [480, 680, 1_080, 1_600].map((width) => `${figure}-${width}.avif ${width}w`).join(', ');
      expect(reading.html).toContain(`srcset="${files}"`);
      for (const file of ['-480.avif', '-680.webp', '-1600.webp']) {
        expect(await status(figure! + file)).toBe(200);
      }
    }
    expect(await system.db.rows('SELECT 1 FROM media_uses')).toHaveLength(articles.length + whole.length);
    expect(whole.flatMap(({ content }) => content.match(/youtube\.com\/watch/g) ?? [])).toHaveLength(1);
    expect(demoRecipes().flatMap(({ ytLinks }) => ytLinks)).toHaveLength(1);
  });

  it('marks the pictures of stories as illustrations', async () => {
    expect(await seeder.testimonials(demoStories().slice(0, 1))).toBe(1);
    const { body } = await call<{ items: Record<string, string>[] }>(`${system.url}/api/testimonials`);
    const [story] = body.items;
    expect(story).toMatchObject({
      name: 'Arjun',
      beforePicture: { alt: 'Illustration of Arjun before coaching', illustration: true, width: 1200 },
      afterPicture: { alt: 'Illustration of Arjun after coaching', illustration: true },
    });
    expect(await status(story!['beforeImage']!)).toBe(200);
    expect(await status(story!['afterImage']!)).toBe(200);
    expect(await system.db.rows('SELECT 1 FROM media_uses')).toHaveLength(2);
  });

  it('adds and encodes nothing to tables with rows', async () => {
    expect(await seeder.recipes(demoRecipes().slice(0, 1))).toBe(1);
    expect(await seeder.recipes(demoRecipes().slice(1, 2))).toBe(0);
    expect(await system.db.rows(`SELECT 1 FROM ${SENT_MEDIA}`)).toHaveLength(1);
  });
});

describe('a processor with a cache', () => {
  it('encodes each picture once', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'ironbloom-pictures-'));
    const encoding = jest.spyOn(ImageProcessor.prototype, 'process');
    const cutting = jest.spyOn(ImageProcessor.prototype, 'social');
    const originals = await mkdtemp(path.join(tmpdir(), 'ironbloom-originals-'));
    const original = async (width: number, height: number) => {
      const file = path.join(originals, `${width}.png`);
      await writeFile(file, await anImage(width, height, 'png'));
      return fileAt(file);
    };
    const [red, small] = [await original(600, 400), await original(300, 200)];
    const first = await new CachingProcessor(folder).process(red, 'picture');
    expect(await new CachingProcessor(folder).process(red, 'picture')).toEqual(first);
    expect(encoding).toHaveBeenCalledTimes(1);
    expect((await new CachingProcessor(folder).process(small, 'picture')).width).toBe(300);
    expect(encoding).toHaveBeenCalledTimes(2);

    const largest = first.files.at(-1)!.body;
    const centre = { x: 0.5, y: 0.5 };
    const cut = await new CachingProcessor(folder).social(largest, centre, 'social-1.jpg');
    const again = await new CachingProcessor(folder).social(largest, centre, 'social-2.jpg');
    expect(again).toEqual({ ...cut, name: 'social-2.jpg' });
    expect(cutting).toHaveBeenCalledTimes(1);
    expect(await readdir(folder)).toHaveLength(3);
    jest.restoreAllMocks();
    for (const each of [folder, originals]) await rm(each, { recursive: true });
  });
});
