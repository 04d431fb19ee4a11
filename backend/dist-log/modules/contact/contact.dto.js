import { z } from 'zod';
import { STORABLE, plainLine } from '../../platform/http/input/text-fields.js';
const required = 'This is required';
/** One line, no control characters: a name goes into a mail's headers. */
const line = (max) => plainLine(max).min(1, required);
/** site-13: all four required, no other rule on the number. */
export const contactBody = z.object({
    name: line(120),
    email: z.string(required).trim().min(1, required).max(254).pipe(z.email('Please enter a valid email')),
    number: line(30),
    message: z
        .string(required)
        .trim()
        .min(1, required)
        .max(5_000, 'At most 5000 characters')
        .regex(STORABLE, 'Please use plain text'),
    /** Honeypot: people do not see this field, robots fill it in. */
    website: z.string().max(500).optional(),
});
export const contactParams = z.object({ paymentId: z.uuid() });
export const contactAnswer = z.object({ success: z.literal(true), message: z.string() });
//# sourceMappingURL=contact.dto.js.map