import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadEnv } from '../config/env.ts';
import { withDatabase } from '../database/data-source.ts';
import {
  type BlogSeed,
  DemoSeeder,
  type RecipeSeed,
  type TestimonialSeed,
} from '../modules/content/demo-content.ts';
import { ImageProcessor } from '../modules/media/image-processor.service.ts';
import { CachingProcessor } from './caching-processor.ts';
import { MediaLibrary } from '../modules/media/media-library.service.ts';
import { MediaRepository } from '../modules/media/media.repository.ts';
import { createMediaStorage } from '../modules/media/storage/media-storage.factory.ts';
import { Outbox } from '../platform/jobs/outbox.ts';
import { runProcess } from '../platform/lifecycle/process.ts';
import { connectRedis } from '../platform/redis/redis.ts';
import { BACKEND_FOLDER } from '../config/places.ts';

const FOLDER = new URL('seed/', BACKEND_FOLDER);

function read<Item>(name: string): Item[] {
  return JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Item[];
}

/** An article's text is a separate HTML file. */
function blogSeeds(): BlogSeed[] {
  return read<Omit<BlogSeed, 'content'>>('articles.json').map((article) => ({
    ...article,
    content: readFileSync(new URL(`articles/${article.slug}.html`, FOLDER), 'utf8'),
  }));
}

/** `--picture-cache <folder>`: encoded pictures, kept for the next seeding. */
const { values: options } = parseArgs({ options: { 'picture-cache': { type: 'string' } } });

await runProcess(async () => {
  const env = loadEnv();
  const redis = connectRedis(env.REDIS_URL, 'seed', 'once');
  // Redis only wakes the outbox relay, which also polls.
  redis.on('error', () => undefined);
  const cache = options['picture-cache'];
  const processor = cache === undefined ? new ImageProcessor() : new CachingProcessor(cache);
  await withDatabase(env, 'seed', async (db) => {
    const storage = createMediaStorage(env);
    const library = new MediaLibrary(env, db, new MediaRepository(db), storage, processor, new Outbox(redis));
    const seeder = new DemoSeeder(db, library, new URL('pictures/', FOLDER));
    const [testimonials, recipes, blogs] = await Promise.all([
      seeder.testimonials(read<TestimonialSeed>('testimonials.json')),
      seeder.recipes(read<RecipeSeed>('recipes.json')),
      seeder.blogs(blogSeeds()),
    ]);
    const news = Object.entries({ testimonials, recipes, articles: blogs }).filter(([, count]) => count > 0);
    process.stdout.write(
      news.length > 0
        ? `seeded ${news.map(([kind, count]) => `${count} ${kind}`).join(', ')}\n`
        : 'content exists\n',
    );
  }).finally(async () => {
    await processor.onApplicationShutdown();
    redis.disconnect();
  });
});
