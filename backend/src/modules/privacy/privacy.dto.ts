import { z } from 'zod';
import { accountAddress } from '../../platform/http/input/mail-address.ts';
import { isoInstant, withId } from '../../platform/http/output/response-schema.ts';
import { OBSTACLES } from './erasure/erasure-obstacles.ts';
import { shownMailAddress } from '../../platform/mail/shown-address.ts';

export const personBody = z.object({ email: accountAddress });
export const archiveParams = z.object({ token: z.string().regex(/^[\w-]{20,64}$/) });
export const archiveView = z.object({
  url: z.string().meta({ description: 'Works once, within a minute' }),
});

const erasure = {
  email: shownMailAddress.nullable().meta({ description: 'Null when finished: no longer known' }),
  askedBy: z.enum(['self', 'owner']),
  createdAt: isoInstant,
  dueAt: isoInstant,
  waitsFor: z.enum(OBSTACLES).nullable().meta({ description: 'Why it is delayed' }),
  finishedAt: isoInstant.nullable(),
};
export const erasureView = withId(erasure);
export const erasuresView = z.object({ items: z.array(erasureView) });
export const ownErasureView = z.object({
  erasure: z.object(erasure).pick({ dueAt: true, waitsFor: true, askedBy: true }).nullable(),
});
