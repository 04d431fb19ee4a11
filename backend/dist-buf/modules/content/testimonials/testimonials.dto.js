import { z } from 'zod';
import { picture } from '../../media/picture.api.js';
import { listOf } from '../../../platform/http/input/pagination.js';
export const testimonialView = z.object({
    _id: z.string(),
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
});
export const testimonialListView = listOf(testimonialView);
//# sourceMappingURL=testimonials.dto.js.map