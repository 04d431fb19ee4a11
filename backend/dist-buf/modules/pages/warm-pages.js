import { Logger } from '@nestjs/common';
import { ContentIndex } from '../content/content.api.js';
import { STANDING_PAGES } from './discovery.js';
/** What runs for the first time is slow; whoever waits for the start has waited long enough after this. */
const LONGEST_MS = 3_000;
/**
 * Renders the pages that readers ask for first, so that none of them waits for code that has never run. What fails is left to
 * its first reader, who is told as ever: the database may be away.
 * @returns how many pages were rendered
 */
export async function warmPages(app) {
    const until = performance.now() + LONGEST_MS;
    const headers = { 'accept-encoding': 'br' };
    let rendered = 0;
    const render = async (pages) => {
        for (const url of pages) {
            if (performance.now() > until)
                return;
            if ((await app.inject({ url, headers })).statusCode === 200)
                rendered += 1;
        }
    };
    try {
        await render(STANDING_PAGES);
        await render(await newest(app.get(ContentIndex, { strict: false })));
    }
    catch (err) {
        new Logger('Pages').warn({ err, msg: 'the first pages could not all be rendered ahead' });
    }
    return rendered;
}
/** One of each kind that has pages of its own. */
async function newest(content) {
    const [articles, recipes] = await Promise.all([content.articles(1), content.recipes(1)]);
    return [
        ...articles.map(({ slug }) => `/blog/${encodeURIComponent(slug)}`),
        ...recipes.map(({ slug }) => `/recipes/${encodeURIComponent(slug)}`),
    ];
}
//# sourceMappingURL=warm-pages.js.map