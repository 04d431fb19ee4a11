import type { EntityTarget, QueryDeepPartialEntity } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { Sql } from '../../platform/database/sql.ts';
import { BlogEntity } from './blogs/blog.entity.ts';
import type { BlogView } from './blogs/blogs.dto.ts';
import { RecipeEntity } from './recipes/recipe.entity.ts';
import type { RecipeView } from './recipes/recipes.dto.ts';
import { TestimonialEntity } from './testimonials/testimonial.entity.ts';
import type { TestimonialView } from './testimonials/testimonials.dto.ts';
import { fileURLToPath } from 'node:url';
import type { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { fileAt, type FileOnDisk } from '../../platform/files/file-on-disk.ts';
import { mediaIdsIn, type MediaLibrary } from '../media/media-library.service.ts';
import { largestFile, type Picture, type PictureWidths } from '../media/picture.ts';
import { sanitizeContent } from './editing/content-html.ts';
import { coverInput, UploadedPictures } from './editing/content-pictures.ts';

export type DemoTestimonial = Omit<TestimonialView, '_id'>;
export type DemoRecipe = Omit<RecipeView, '_id' | 'image'>;
export type DemoBlog = Omit<BlogView, '_id' | 'image' | 'updatedAt' | 'card' | 'reading'> & {
  contentWidths?: PictureWidths;
};

/** Fills empty tables with demo content. Tables with rows are skipped, so that deleted content does not return. */
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

  /** @returns the added rows */
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

const FIGURE = /src="seed:([\w./-]+)"/g;

/** An original picture below the seed's folder, with its alt text. */
interface Cover {
  file: string;
  alt: string;
}

type Seed<Item extends { picture: unknown }> = Omit<Item, 'picture'> & { picture: Cover };
export type BlogSeed = Seed<DemoBlog>;
export type RecipeSeed = Seed<DemoRecipe>;
/** Its `beforeImage` and `afterImage` are originals. */
export type TestimonialSeed = Omit<DemoTestimonial, 'beforePicture' | 'afterPicture'>;

/**
 * Stores demo content with pictures as uploads: unused ones are removed like any other. Each method returns the number of
 * added rows: none to a table with rows.
 */
export class DemoSeeder {
  /** @param folder of the original pictures, with a trailing slash */
  constructor(
    private readonly db: UnitOfWork,
    private readonly library: MediaLibrary,
    private readonly folder: URL,
  ) {}

  async blogs(blogs: readonly BlogSeed[]): Promise<number> {
    if (await this.holdsAnything(BlogEntity)) return 0;
    const items = await Promise.all(
      blogs.map(async (blog) => ({
        ...(await this.withCover(blog)),
        ...(await this.withFigures(blog.content)),
      })),
    );
    return this.add((content) => content.blogs(items));
  }

  async recipes(recipes: readonly RecipeSeed[]): Promise<number> {
    if (await this.holdsAnything(RecipeEntity)) return 0;
    const items = await Promise.all(recipes.map((recipe) => this.withCover(recipe)));
    return this.add((content) => content.recipes(items));
  }

  async testimonials(testimonials: readonly TestimonialSeed[]): Promise<number> {
    if (await this.holdsAnything(TestimonialEntity)) return 0;
    const items = await Promise.all(
      testimonials.map(async (story) => {
        const beforePicture = await this.side(story, 'before');
        const afterPicture = await this.side(story, 'after');
        const images = { beforeImage: largestFile(beforePicture), afterImage: largestFile(afterPicture) };
        return { ...story, ...images, beforePicture, afterPicture };
      }),
    );
    return this.add((content) => content.testimonials(items));
  }

  private async withCover<Item extends { picture: Cover }>({ picture: { file, alt }, ...item }: Item) {
    const uploads = new UploadedPictures(this.library);
    return { ...item, picture: await uploads.take(await this.original(file), coverInput({ alt }, '')) };
  }

  /** An article's text refers to originals as `src="seed:folder/file"`. */
  private async withFigures(html: string): Promise<Pick<DemoBlog, 'content' | 'contentWidths'>> {
    const files = new Set([...html.matchAll(FIGURE)].map(([, file = '']) => file));
    const sources = new Map<string, string>();
    const contentWidths: PictureWidths = {};
    for (const file of files) {
      const picture = await this.library.store(await this.original(file), 'image');
      sources.set(file, `src="${largestFile(picture)}" width="${picture.width}" height="${picture.height}"`);
      for (const id of mediaIdsIn(picture.source)) contentWidths[id] = picture.widths;
    }
    const shown = html.replace(FIGURE, (_, file: string) => sources.get(file) ?? '');
    const content = sanitizeContent(shown, this.library.ownOrigins);
    return files.size > 0 ? { content, contentWidths } : { content };
  }

  /** Before or after picture of an invented story. */
  private async side(story: TestimonialSeed, when: 'before' | 'after'): Promise<Picture> {
    const stored = await this.library.store(await this.original(story[`${when}Image`]), 'image');
    return { ...stored, alt: `Illustration of ${story.name} ${when} coaching`, illustration: true };
  }

  private original(file: string): Promise<FileOnDisk> {
    return fileAt(fileURLToPath(new URL(file, this.folder)));
  }

  /** The rows and the use of their pictures, in one transaction. */
  private add(insert: (content: DemoContent) => Promise<{ id: string }[]>): Promise<number> {
    return this.db.run(async (tx) => {
      const added = await insert(new DemoContent(tx));
      for (const row of added) await this.library.use(tx, row.id, mediaIdsIn(JSON.stringify(row)));
      return added.length;
    });
  }

  private holdsAnything(entity: EntityTarget<{ id: string }>): Promise<boolean> {
    return this.db.manager.exists(entity);
  }
}
