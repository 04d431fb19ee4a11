import type { EntityTarget, QueryDeepPartialEntity } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { Sql } from '../../platform/database/sql.ts';
import { BlogEntity } from './blogs/blog.entity.ts';
import type { BlogView } from './blogs/blogs.dto.ts';
import { RecipeEntity } from './recipes/recipe.entity.ts';
import type { RecipeView } from './recipes/recipes.dto.ts';
import { TestimonialEntity } from './testimonials/testimonial.entity.ts';
import type { TestimonialView } from './testimonials/testimonials.dto.ts';

export type DemoTestimonial = Omit<TestimonialView, '_id'>;
export type DemoRecipe = Omit<RecipeView, '_id' | 'image'>;
export type DemoBlog = Omit<BlogView, '_id' | 'image' | 'updatedAt' | 'card'>;

/**
 * Fills empty tables with demo content; a table that holds anything is left alone, so that a second
 * start does not bring back what the owner deleted.
 */
export class DemoContent {
  constructor(private readonly db: Sql) {}

  testimonials(testimonials: readonly DemoTestimonial[]) {
    return this.fill(TestimonialEntity, testimonials);
  }

  recipes(recipes: readonly DemoRecipe[]) {
    const rows = recipes.map(({ nutrition, prepTime, ...recipe }) => ({
      ...recipe,
      ...nutrition,
      prepMinutes: prepTime,
    }));
    return this.fill(RecipeEntity, rows);
  }

  blogs(blogs: readonly DemoBlog[]) {
    return this.fill(
      BlogEntity,
      blogs.map(({ date, ...blog }) => ({ ...blog, publishedAt: date })),
    );
  }

  /** @returns the rows that were added */
  private async fill<Row extends { id: string }>(
    entity: EntityTarget<Row>,
    items: readonly object[],
  ): Promise<{ id: string }[]> {
    const { manager } = this.db;
    if (await manager.exists(entity)) return [];
    const rows = items.map((item, position) => ({ position, ...item, id: uuidv7() }));
    await manager.insert(entity, rows as unknown as QueryDeepPartialEntity<Row>[]);
    return rows;
  }
}
