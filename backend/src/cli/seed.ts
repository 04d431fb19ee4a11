import 'reflect-metadata';
import { existsSync, readFileSync } from 'node:fs';
import { loadEnv } from '../config/env.ts';
import { createDataSource } from '../database/data-source.ts';
import {
  type DemoArticle,
  DemoContent,
  type DemoRecipe,
  type DemoStory,
} from '../modules/content/demo-content.ts';
import { UnitOfWork } from '../platform/database/unit-of-work.ts';
import { runProcess } from '../platform/lifecycle/process.ts';

const FOLDER = new URL('../../seed/', import.meta.url);

function read<Item>(name: string): Item[] {
  const file = new URL(name, FOLDER);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Item[]) : [];
}

/** An article's text is a file of its own, so that it can be read and edited as what it is. */
function articles(): DemoArticle[] {
  return read<Omit<DemoArticle, 'content'>>('articles.json').map((article) => ({
    ...article,
    content: readFileSync(new URL(`articles/${article.slug}.html`, FOLDER), 'utf8'),
  }));
}

await runProcess(async () => {
  const dataSource = await createDataSource(loadEnv(), 'ironbloom-seed').initialize();
  try {
    const demo = new DemoContent(new UnitOfWork(dataSource));
    const added = {
      testimonials: await demo.stories(read<DemoStory>('testimonials.json')),
      recipes: await demo.recipes(read<DemoRecipe>('recipes.json')),
      articles: await demo.articles(articles()),
    };
    const news = Object.entries(added).filter(([, count]) => count > 0);
    process.stdout.write(
      news.length > 0
        ? `seeded ${news.map(([kind, count]) => `${count} ${kind}`).join(', ')}\n`
        : 'content exists\n',
    );
  } finally {
    await dataSource.destroy();
  }
});
