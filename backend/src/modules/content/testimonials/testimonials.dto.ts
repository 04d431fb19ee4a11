import { z } from 'zod';
import { picture } from '../../media/picture.api.ts';
import { withId } from '../../../platform/http/output/with-id.ts';
import { listOf } from '../../../platform/http/input/pagination.ts';

export const storyFields = {
  name: z.string(),
  profile: z.string(),
  story: z.string(),
  fullStory: z.string(),
  beforeImage: z.string(),
  afterImage: z.string(),
  beforePicture: picture.nullable().meta({ description: 'Null where only the address is known' }),
  afterPicture: picture.nullable(),
  beforeWeight: z.number().meta({ description: 'Kilograms' }),
  afterWeight: z.number().meta({ description: 'Kilograms' }),
  beforeMonth: z.string(),
  afterMonth: z.string(),
};

export const testimonialView = withId(storyFields);

export const testimonialListView = listOf(testimonialView);
export type TestimonialItem = z.infer<typeof testimonialView>;
export type TestimonialRow = z.input<typeof testimonialView>;
