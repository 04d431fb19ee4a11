import { z } from 'zod';
import { typedAddress } from '../../platform/http/input/mail-address.ts';
import { STORABLE, comparedLine, nameLine } from '../../platform/http/input/text-fields.ts';

const required = 'This is required';

/** site-13: all four required, no other rule on the number. */
export const contactBody = z.object({
  name: nameLine(120),
  email: typedAddress(),
  number: comparedLine(30).min(1, required),
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
export type ContactMessage = Omit<z.infer<typeof contactBody>, 'website'>;
