import { largestFile } from '../../media/picture.api.js';
import { mediaIdsIn } from '../../media/media-library.api.js';
import { DemoContent, } from './demo-content.js';
import { sanitizeArticle } from '../editing/article-html.js';
const FIGURE = /src="seed:([\w./-]+)"/g;
/** Stores demo content with its pictures. Each method returns how many rows it added: none to a table that holds anything. */
export class DemoSeeder {
    db;
    library;
    pictures;
    constructor(db, library, pictures) {
        this.db = db;
        this.library = library;
        this.pictures = pictures;
    }
    async articles(articles) {
        if (!(await this.isEmpty('blogs')))
            return 0;
        const items = await Promise.all(articles.map(async (article) => ({
            ...(await this.withCover(article)),
            content: sanitizeArticle(await this.withFigures(article.content), this.pictures.ownOrigins),
        })));
        return this.add((content) => content.articles(items));
    }
    async recipes(recipes) {
        if (!(await this.isEmpty('recipes')))
            return 0;
        const items = await Promise.all(recipes.map((recipe) => this.withCover(recipe)));
        return this.add((content) => content.recipes(items));
    }
    async stories(stories) {
        if (!(await this.isEmpty('testimonials')))
            return 0;
        const items = await Promise.all(stories.map(async (story) => {
            const side = (when) => this.pictures.side(story[`${when}Image`], `Illustration of ${story.name} ${when} coaching`);
            const [beforePicture, afterPicture] = [await side('before'), await side('after')];
            const images = { beforeImage: largestFile(beforePicture), afterImage: largestFile(afterPicture) };
            return { ...story, ...images, beforePicture, afterPicture };
        }));
        return this.add((content) => content.stories(items));
    }
    /** An article's text names originals as `src="seed:folder/file"`. */
    async withFigures(html) {
        const files = new Set([...html.matchAll(FIGURE)].map(([, file = '']) => file));
        const sources = new Map();
        for (const file of files) {
            const picture = await this.pictures.figure(file);
            sources.set(file, `src="${largestFile(picture)}" width="${picture.width}" height="${picture.height}"`);
        }
        return html.replace(FIGURE, (_, file) => sources.get(file) ?? '');
    }
    async withCover({ picture: { file, alt }, ...item }) {
        return { ...item, picture: await this.pictures.cover(file, { alt }) };
    }
    /** The rows and the use of their pictures, at once. */
    add(insert) {
        return this.db.run(async (tx) => {
            const added = await insert(new DemoContent(tx));
            for (const { id, text } of added)
                await this.library.use(tx, id, mediaIdsIn(text));
            return added.length;
        });
    }
    async isEmpty(table) {
        return (await this.db.rows(`SELECT 1 FROM ${table} LIMIT 1`)).length === 0;
    }
}
//# sourceMappingURL=demo-seeder.js.map