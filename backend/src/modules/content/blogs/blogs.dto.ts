import { z } from 'zod';
import { listOf } from '../editing/content-list.dto.ts';
import { picture } from '../../media/picture.api.ts';

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
  date: z.string().meta({ format: 'date-time' }),
  readTime: z.string(),
  likes: z.number().int(),
});

export const blogView = blogSummary.extend({
  content: z.string().meta({ description: 'Sanitised HTML' }),
  updatedAt: z.string().meta({ format: 'date-time' }),
});

export const blogListView = listOf(blogSummary);
export type BlogSummary = z.infer<typeof blogSummary>;
export type BlogView = z.infer<typeof blogView>;
