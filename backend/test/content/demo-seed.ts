import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Env } from '../../src/config/env.ts';
import { ENV } from '../../src/config/config.module.ts';
import {
  type BlogSeed,
  DemoSeeder,
  type RecipeSeed,
  type TestimonialSeed,
} from '../../src/modules/content/demo-content.ts';
import { CachingProcessor } from '../../src/cli/caching-processor.ts';
import { MediaLibrary } from '../../src/modules/media/media-library.service.ts';
import { MediaRepository } from '../../src/modules/media/media.repository.ts';
import { MediaStorage } from '../../src/modules/media/storage/media-storage.ts';
import { UnitOfWork } from '../../src/platform/database/unit-of-work.ts';
import { Outbox } from '../../src/platform/jobs/outbox.ts';
import type { TestSystem } from '../harness/system.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
export const PICTURES = path.join(ROOT, 'backend/seed/pictures');

const read = <Item>(name: string) =>
  JSON.parse(readFileSync(path.join(ROOT, 'backend/seed', name), 'utf8')) as Item[];

/** Demo content with short article texts. */
export const demoArticles = () =>
  read<BlogSeed>('articles.json').map((article) => ({ ...article, content: '<p>Text.</p>' }));
export const demoText = (slug: string) =>
  readFileSync(path.join(ROOT, `backend/seed/articles/${slug}.html`), 'utf8');
export const demoRecipes = () => read<RecipeSeed>('recipes.json');
export const demoStories = () => read<TestimonialSeed>('testimonials.json');

/** What `cli/seed` uses, in a running system. Encoded pictures come from a shared cache. */
export function demoOf({ app }: TestSystem) {
  const get = <Service>(token: unknown): Service => app.get(token as never, { strict: false });
  const db = get<UnitOfWork>(UnitOfWork);
  const library = new MediaLibrary(
    get<Env>(ENV),
    db,
    get<MediaRepository>(MediaRepository),
    get<MediaStorage>(MediaStorage),
    new CachingProcessor(path.join(ROOT, '.cache/demo-pictures')),
    get<Outbox>(Outbox),
  );
  return new DemoSeeder(db, library, pathToFileURL(`${PICTURES}/`));
}
