import { z } from 'zod';
import { isoInstant } from '../../platform/http/output/response-schema.ts';
import { SETUP_ITEMS } from './setup.domain.ts';
import { shownMailAddress } from '../../platform/mail/shown-address.ts';

const item = z.enum(SETUP_ITEMS);

export const setupItemParams = z.object({ item });
export const lookBody = z.object({
  dkimSelector: z
    .string()
    .trim()
    .max(63)
    .regex(/^[a-z\d]([\w.-]*[a-z\d])?$/i, 'Letters, digits, dots and hyphens, such as google or selector1')
    .optional(),
});
export const skipBody = z.object({ items: z.array(item).min(1).max(SETUP_ITEMS.length) });

const fact = z.object({ ok: z.boolean(), text: z.string() });

export const setupView = z.object({
  items: z.array(
    z.object({
      item,
      doneAt: isoInstant.nullable(),
      skippedAt: isoInstant.nullable(),
      skippedBy: shownMailAddress.nullable(),
    }),
  ),
});
export const lookedView = z.object({ done: z.boolean(), facts: z.array(fact) });
export const factView = fact;
