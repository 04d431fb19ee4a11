import { z } from 'zod';
import { optionalAddress } from '../../../platform/http/input/mail-address.ts';
import { listOf } from '../../../platform/http/input/pagination.ts';
import { nameLine } from '../../../platform/http/input/text-fields.ts';
import { isoInstant, withId } from '../../../platform/http/output/response-schema.ts';
import { picture } from '../../media/picture.ts';
import { day, flag, intentKey, line, lines, number, version } from '../editing/form-fields.dto.ts';

const testimonialFields = {
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

export const testimonialView = withId(testimonialFields);

export const testimonialListView = listOf(testimonialView);
export type TestimonialView = z.infer<typeof testimonialView>;

const name = nameLine(120, 'Please enter a name');
const kilograms = number({ min: 0, max: 500, unit: /kgs?\.?$/i });
const focus = number({ min: 0, max: 1 });

/** content-18. A missing field keeps its value or gets its default. */
const fields = z.object({
  name: name.optional(),
  profile: line(120).optional().meta({ description: 'A short description: "Beginner, Pune"' }),
  story: lines(500).optional(),
  fullStory: lines(20_000).optional(),
  beforeWeight: kilograms.optional().meta({ description: 'Kilograms' }),
  afterWeight: kilograms.optional().meta({ description: 'Kilograms' }),
  beforeMonth: line(40).optional(),
  afterMonth: line(40).optional(),
  consentDate: day.optional().meta({ description: 'YYYY-MM-DD: the day of consent' }),
  consentHow: line(300).optional().meta({
    description: 'How the person agreed: "by email", "on the form of 3 May"; recorded with the consent',
  }),
  consentEmail: optionalAddress.optional().meta({
    description: 'The person’s address, if known: exports and erasures by it include the story',
  }),
  position: number({ min: -1_000_000, max: 1_000_000, integer: true })
    .optional()
    .meta({ description: 'Ascending; a new story comes first' }),
  draft: flag.optional().meta({ description: 'true or false' }),
  beforeAlt: line(300).optional(),
  beforeFocalX: focus.optional(),
  beforeFocalY: focus.optional(),
  afterAlt: line(300).optional(),
  afterFocalX: focus.optional(),
  afterFocalY: focus.optional(),
});

export const testimonialCreateForm = fields.extend({ name, intentKey });
export const testimonialUpdateForm = fields.extend({ version });
export type TestimonialFields = z.infer<typeof fields>;
export const TESTIMONIAL_FILES = ['beforeImage', 'afterImage'] as const;
export type TestimonialFile = (typeof TESTIMONIAL_FILES)[number];

const editing = {
  status: z.enum(['draft', 'published']),
  consentDate: z.string().nullable().meta({ format: 'date' }),
  updatedAt: isoInstant,
  version: z.number().int(),
};

const listed = z
  .object(testimonialFields)
  .pick({ name: true, profile: true, story: true, beforeImage: true, afterImage: true });

export const adminTestimonialView = withId({
  ...testimonialFields,
  ...editing,
  position: z.number().int(),
  createdAt: isoInstant,
});
export const adminTestimonialListView = listOf(withId({ ...listed.shape, ...editing }));
export type AdminTestimonialView = z.infer<typeof adminTestimonialView>;
