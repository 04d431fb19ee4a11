import { visible } from '@ironbloom/brand/visible';
import { z } from 'zod';
import { listOf } from '../../../platform/http/input/pagination.ts';
import { isoInstant, withId } from '../../../platform/http/output/response-schema.ts';
import { picture } from '../../media/picture.ts';
import {
  flag,
  instant,
  intentKey,
  line,
  lines,
  pictureFields,
  requiredText,
  version,
} from '../editing/form-fields.dto.ts';
import { CONTENT_STATUSES } from '../editing/publication.domain.ts';
import { card } from '../editing/content-list.dto.ts';

const summary = {
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
};

const reading = z
  .object({ html: z.string(), sections: z.array(z.object({ id: z.string(), title: z.string() })) })
  .meta({ description: 'The text as shown on a page, and its sections for a table of contents' });

export const blogView = withId({
  ...summary,
  content: z.string().meta({ description: 'Sanitised HTML' }),
  reading,
  updatedAt: isoInstant,
  card,
});

export const blogListView = listOf(withId(summary));
export type BlogView = z.infer<typeof blogView>;

const title = requiredText(200, 'Please enter a title');
const MAX_CONTENT = 300_000;

/** content-18. A missing field keeps its value or gets its default. */
const fields = z.object({
  title: title.optional(),
  slug: line(300).optional().meta({ description: 'Made from the title when empty' }),
  excerpt: lines(500).optional().meta({ description: 'The beginning of the text when empty' }),
  author: line(120).optional(),
  category: line(60).overwrite(visible).optional(),
  readTime: line(40).optional().meta({ description: 'Computed from the text when empty' }),
  featured: flag.optional().meta({ description: 'true or false' }),
  content: lines(MAX_CONTENT)
    .optional()
    .meta({ description: 'HTML; tags not on the allow-list are removed' }),
  status: z.enum(CONTENT_STATUSES, 'Please choose draft, published or scheduled').optional(),
  publishAt: instant.optional().meta({ description: 'ISO-8601 with a zone; needed for "scheduled"' }),
  ...pictureFields,
});

export const blogCreateForm = fields.extend({ title, intentKey });
export const blogUpdateForm = fields.extend({ version });
export type BlogFields = z.infer<typeof fields>;

/** Preview of an article in the edit screen. */
export const blogPreviewBody = z.object({ content: lines(MAX_CONTENT) });
export const blogPreviewView = z.object({
  reading,
  excerpt: z.string().meta({ description: 'Default for an empty excerpt' }),
  readTime: z.string().meta({ description: 'Default for an empty read time' }),
});

const item = {
  slug: z.string(),
  title: z.string(),
  author: z.string(),
  category: z.string(),
  featured: z.boolean(),
  image: z.string(),
  status: z.enum(CONTENT_STATUSES),
  publishAt: isoInstant.meta({ description: 'When it was or will be published' }),
  updatedAt: isoInstant,
  version: z.number().int(),
  likes: z.number().int(),
};
const adminBlogItem = withId(item);

export const adminBlogView = withId({
  ...item,
  excerpt: z.string(),
  readTime: z.string(),
  content: z.string(),
  picture,
  createdAt: isoInstant,
});

export const adminBlogListView = listOf(adminBlogItem);
export type AdminBlogItem = z.infer<typeof adminBlogItem>;
export type AdminBlogView = z.infer<typeof adminBlogView>;
