import type { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { largestFile, type PictureWidths } from '../../media/picture.api.ts';
import { mediaIdsIn, type MediaLibrary } from '../../media/media-library.api.ts';
import {
  type AddedRow,
  type DemoArticle,
  DemoContent,
  type DemoRecipe,
  type DemoStory,
} from './demo-content.ts';
import type { DemoPictures } from './demo-pictures.ts';
import { sanitizeArticle } from '../editing/article-html.ts';

const FIGURE = /src="seed:([\w./-]+)"/g;

/** An original below the seed's folder of pictures, and what it shows. */
interface Cover {
  file: string;
  alt: string;
}

type Seed<Item extends { picture: unknown }> = Omit<Item, 'picture'> & { picture: Cover };
export type ArticleSeed = Seed<DemoArticle>;
export type RecipeSeed = Seed<DemoRecipe>;
/** Its `beforeImage` and `afterImage` are originals. */
export type StorySeed = Omit<DemoStory, 'beforePicture' | 'afterPicture'>;

/** Stores demo content with its pictures. Each method returns how many rows it added: none to a table that holds anything. */
export class DemoSeeder {
  constructor(
    private readonly db: UnitOfWork,
    private readonly library: MediaLibrary,
    private readonly pictures: DemoPictures,
  ) {}

  async articles(articles: readonly ArticleSeed[]): Promise<number> {
    if (!(await this.isEmpty('blogs'))) return 0;
    const items = await Promise.all(
      articles.map(async (article) => ({
        ...(await this.withCover(article)),
        ...(await this.withFigures(article.content)),
      })),
    );
    return this.add((content) => content.articles(items));
  }

  async recipes(recipes: readonly RecipeSeed[]): Promise<number> {
    if (!(await this.isEmpty('recipes'))) return 0;
    const items = await Promise.all(recipes.map((recipe) => this.withCover(recipe)));
    return this.add((content) => content.recipes(items));
  }

  async stories(stories: readonly StorySeed[]): Promise<number> {
    if (!(await this.isEmpty('testimonials'))) return 0;
    const items = await Promise.all(
      stories.map(async (story) => {
        const side = (when: 'before' | 'after') =>
          this.pictures.side(story[`${when}Image`], `Illustration of ${story.name} ${when} coaching`);
        const [beforePicture, afterPicture] = [await side('before'), await side('after')];
        const images = { beforeImage: largestFile(beforePicture), afterImage: largestFile(afterPicture) };
        return { ...story, ...images, beforePicture, afterPicture };
      }),
    );
    return this.add((content) => content.stories(items));
  }

  /** An article's text names originals as `src="seed:folder/file"`. */
  private async withFigures(html: string): Promise<Pick<DemoArticle, 'content' | 'contentWidths'>> {
    const files = new Set([...html.matchAll(FIGURE)].map(([, file = '']) => file));
    const sources = new Map<string, string>();
    const contentWidths: PictureWidths = {};
    for (const file of files) {
      const picture = await this.pictures.figure(file);
      sources.set(file, `src="${largestFile(picture)}" width="${picture.width}" height="${picture.height}"`);
      for (const id of mediaIdsIn(picture.source)) contentWidths[id] = picture.widths;
    }
    const shown = html.replace(FIGURE, (_, file: string) => sources.get(file) ?? '');
    const content = sanitizeArticle(shown, this.pictures.ownOrigins);
    return files.size > 0 ? { content, contentWidths } : { content };
  }

  private async withCover<Item extends { picture: Cover }>({ picture: { file, alt }, ...item }: Item) {
    return { ...item, picture: await this.pictures.cover(file, { alt }) };
  }

  /** The rows and the use of their pictures, at once. */
  private add(insert: (content: DemoContent) => Promise<AddedRow[]>): Promise<number> {
    return this.db.run(async (tx) => {
      const added = await insert(new DemoContent(tx));
      for (const { id, text } of added) await this.library.use(tx, id, mediaIdsIn(text));
      return added.length;
    });
  }

  private async isEmpty(table: 'blogs' | 'recipes' | 'testimonials'): Promise<boolean> {
    return (await this.db.rows(`SELECT 1 FROM ${table} LIMIT 1`)).length === 0;
  }
}
