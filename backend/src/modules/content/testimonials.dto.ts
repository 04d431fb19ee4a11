import { z } from 'zod';

const MAX_ITEMS = 100;

export const testimonialsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_ITEMS).default(MAX_ITEMS),
  page: z.coerce.number().int().min(1).max(1_000).default(1),
});

export const testimonialsView = z.object({
  items: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      profile: z.string(),
      story: z.string(),
      fullStory: z.string(),
      beforeImage: z.string(),
      afterImage: z.string(),
      beforeWeight: z.number().meta({ description: 'Kilograms' }),
      afterWeight: z.number().meta({ description: 'Kilograms' }),
      beforeMonth: z.string(),
      afterMonth: z.string(),
    }),
  ),
  total: z.number().int(),
  page: z.number().int(),
  limit: z.number().int(),
});

export type TestimonialItem = z.infer<typeof testimonialsView>['items'][number];
