import { business } from '@ironbloom/brand';
import { validationFailed } from '../../../platform/errors/platform-errors.js';
import { sanitizeArticle, suggestExcerpt, suggestReadTime } from '../editing/article-html.js';
import { conflictsBetween } from '../editing/content-changes.domain.js';
import { pictureForLog } from '../editing/content-audit.js';
import { contentError } from '../content.errors.js';
import { decidePublication, statusOf } from '../editing/publication.domain.js';
export const DEFAULTS = {
    excerpt: '',
    /** The business's name. */
    author: '',
    category: 'General',
    readTime: '',
    content: '',
    featured: false,
};
/** Checked, cleaned, and with what was left empty filled in. @throws VALIDATION_FAILED */
export function complete(fields, current, ownOrigins) {
    const now = new Date();
    const status = fields.status ?? (current ? statusOf(current, now) : 'published');
    const publication = decidePublication(status, fields.publishAt, current, now);
    if (typeof publication === 'string')
        throw invalid('publishAt', publication);
    const content = sanitizeArticle(fields.content, ownOrigins);
    if (!content && status !== 'draft')
        throw invalid('content', 'Please write the article first.');
    return {
        ...publication,
        title: fields.title,
        author: fields.author || business().name,
        category: fields.category || DEFAULTS.category,
        featured: fields.featured,
        content,
        excerpt: fields.excerpt || suggestExcerpt(content),
        readTime: fields.readTime || suggestReadTime(content),
    };
}
function invalid(field, sentence) {
    return validationFailed({ [field]: sentence });
}
/** Compares what was sent with what is saved now, each as it would be saved. */
export function stale({ content, ...fields }, current, ownOrigins) {
    const { alt, focalX, focalY } = current.picture;
    const status = statusOf(current, new Date());
    const saved = { ...current, alt, focalX, focalY, status, publishAt: current.publishedAt };
    const sent = { ...fields, ...(content !== undefined && { content: sanitizeArticle(content, ownOrigins) }) };
    return contentError('STALE_EDIT', { fields: conflictsBetween(sent, saved) });
}
/** Without the fields that were not sent: they would overwrite what is there with nothing. */
export function given(fields) {
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
function forLog({ slug, title, excerpt, author, category, featured, readTime, content, ...blog }) {
    const status = statusOf(blog, new Date());
    const { publishedAt, picture, version } = blog;
    const texts = { slug, title, excerpt, author, category, featured, readTime, content };
    return { ...texts, status, publishedAt, picture: pictureForLog(picture), version };
}
export const AUDIT = {
    feature: 'Blog',
    slugs: 'blog',
    pictures: ({ picture, content }) => `${picture.source} ${content}`,
    forLog,
};
//# sourceMappingURL=blog-rules.js.map