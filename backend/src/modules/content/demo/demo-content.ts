import { v7 as uuidv7 } from 'uuid';
import type { Sql } from '../../../platform/database/sql.ts';
import type { BlogView } from '../blogs/blogs.dto.ts';
import type { RecipeView } from '../recipes/recipes.dto.ts';
import type { TestimonialItem } from '../testimonials/testimonials.dto.ts';

export type DemoStory = Omit<TestimonialItem, '_id'>;
export type DemoRecipe = Omit<RecipeView, '_id' | 'image'>;
export type DemoArticle = Omit<BlogView, '_id' | 'image' | 'updatedAt'>;

export interface AddedRow {
  id: string;
  /** All of the row, as JSON. */
  text: string;
}

/**
 * Fills empty tables with demo content; a table that holds anything is left alone, so that a second
 * start does not bring back what the owner deleted.
 */
export class DemoContent {
  constructor(private readonly db: Sql) {}

  stories(stories: readonly DemoStory[]): Promise<AddedRow[]> {
    return this.fill(
      `INSERT INTO testimonials (id, position, name, profile, story, full_story, before_image, after_image,
                                 before_picture, after_picture, before_weight, after_weight, before_month, after_month)
       SELECT t.* FROM jsonb_to_recordset($1) AS t (id uuid, position int, name text, profile text, story text,
              "fullStory" text, "beforeImage" text, "afterImage" text, "beforePicture" jsonb,
              "afterPicture" jsonb, "beforeWeight" real, "afterWeight" real, "beforeMonth" text, "afterMonth" text)
        WHERE NOT EXISTS (SELECT 1 FROM testimonials) RETURNING id, to_jsonb(testimonials)::text AS text`,
      stories,
    );
  }

  recipes(recipes: readonly DemoRecipe[]): Promise<AddedRow[]> {
    return this.fill(
      `INSERT INTO recipes (id, position, slug, name, description, picture, category, cuisines, serving, yt_links,
                            ingredients, steps, prep_minutes, rating, reviews, calories, protein, carbs, fat)
       SELECT t.id, t.position, slug, name, description, picture, category, cuisines, serving, "ytLinks",
              ingredients, steps, "prepTime", rating, reviews, (nutrition->>'calories')::real,
              (nutrition->>'protein')::real, (nutrition->>'carbs')::real, (nutrition->>'fat')::real
         FROM jsonb_to_recordset($1) AS t (id uuid, position int, slug text, name text, description text,
              picture jsonb, category text, cuisines text[], serving int, "ytLinks" text[], ingredients text[],
              steps text[], "prepTime" int, rating real, reviews int, nutrition jsonb)
        WHERE NOT EXISTS (SELECT 1 FROM recipes) RETURNING id, to_jsonb(recipes)::text AS text`,
      recipes,
    );
  }

  articles(articles: readonly DemoArticle[]): Promise<AddedRow[]> {
    return this.fill(
      `INSERT INTO blogs (id, slug, title, excerpt, author, category, featured, picture, read_time, likes, content,
                          content_widths, published_at)
       SELECT t.id, slug, title, excerpt, author, category, featured, picture, "readTime", likes, content,
              "contentWidths", date
         FROM jsonb_to_recordset($1) AS t (id uuid, slug text, title text, excerpt text, author text,
              category text, featured boolean, picture jsonb, "readTime" text, likes int, content text,
              "contentWidths" jsonb, date timestamptz)
        WHERE NOT EXISTS (SELECT 1 FROM blogs) RETURNING id, to_jsonb(blogs)::text AS text`,
      articles,
    );
  }

  private fill(statement: string, items: readonly object[]): Promise<AddedRow[]> {
    const numbered = items.map((item, position) => ({ id: uuidv7(), position, ...item }));
    return this.db.rows<AddedRow>(statement, [JSON.stringify(numbered)]);
  }
}
