import { z } from 'zod';
import { listOf } from '../../../platform/http/input/pagination.ts';
import { card } from '../share-cards/share-card.dto.ts';
import { picture, pictureWidths } from '../../media/picture.api.ts';
import { isoInstant } from '../../../platform/http/output/iso-instant.ts';
import { withId } from '../../../platform/http/output/with-id.ts';

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

export const blogView = withId({
  ...summary,
  content: z.string().meta({ description: 'Sanitised HTML' }),
  contentWidths: pictureWidths.optional(),
  updatedAt: isoInstant,
  card,
});

export const blogListView = listOf(withId(summary));
export type BlogView = z.infer<typeof blogView>;
