import { z } from 'zod';
import { listOf } from '../../../platform/http/input/pagination.js';
import { card } from '../share-cards/share-card.dto.js';
import { picture } from '../../media/picture.api.js';
import { isoInstant } from '../../../platform/http/output/iso-instant.js';
export const blogSummary = z.object({
    _id: z.string(),
    slug: z.string(),
    title: z.string(),
    excerpt: z.string(),
    author: z.string(),
    category: z.string(),
    featured: z.boolean(),
    image: z.string(),
    picture,
    date: isoInstant,
    readTime: z.string(),
    likes: z.number().int(),
});
export const blogView = blogSummary.extend({
    content: z.string().meta({ description: 'Sanitised HTML' }),
    updatedAt: isoInstant,
    card,
});
export const blogListView = listOf(blogSummary);
//# sourceMappingURL=blogs.dto.js.map