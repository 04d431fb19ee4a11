import { largestFile } from '../../media/picture.api.js';
import { statusOf } from '../editing/publication.domain.js';
export function presentSummary(row) {
    const { id, slug, title, excerpt, author, category, featured, picture, readTime, likes } = row;
    return {
        _id: id,
        slug,
        title,
        excerpt,
        author,
        category,
        featured,
        image: largestFile(picture),
        picture,
        date: row.publishedAt.toISOString(),
        readTime,
        likes,
    };
}
export function presentItem(row) {
    const { id, slug, title, author, category, featured, picture, version, likes } = row;
    return {
        _id: id,
        slug,
        title,
        author,
        category,
        featured,
        version,
        likes,
        image: largestFile(picture),
        status: statusOf(row, new Date()),
        publishAt: row.publishedAt.toISOString(),
        updatedAt: row.updatedAt.toISOString(),
    };
}
export function presentEditable(row) {
    const { excerpt, readTime, content, picture } = row;
    return { ...presentItem(row), excerpt, readTime, content, picture, createdAt: row.createdAt.toISOString() };
}
//# sourceMappingURL=blogs.presenter.js.map