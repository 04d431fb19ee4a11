import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { loadEnv } from '../config/env.ts';
import { createDataSource } from '../database/data-source.ts';
import type { TestimonialItem } from '../modules/content/testimonials.dto.ts';
import { TestimonialsRepository } from '../modules/content/testimonials.repository.ts';
import { UnitOfWork } from '../platform/database/unit-of-work.ts';
import { runProcess } from '../platform/lifecycle/process.ts';

const DEMO = new URL('../../seed/', import.meta.url);

/** Demo content, once: a table that holds anything is left alone. */
await runProcess(async () => {
  const dataSource = await createDataSource(loadEnv(), 'ironbloom-seed').initialize();
  try {
    const stories = JSON.parse(readFileSync(new URL('testimonials.json', DEMO), 'utf8')) as Omit<
      TestimonialItem,
      '_id'
    >[];
    const added = await new TestimonialsRepository(new UnitOfWork(dataSource)).seed(stories);
    process.stdout.write(added > 0 ? `seeded ${added} testimonials\n` : 'content exists\n');
  } finally {
    await dataSource.destroy();
  }
});
