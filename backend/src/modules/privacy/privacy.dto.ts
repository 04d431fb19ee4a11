import { z } from 'zod';
import { accountAddress } from '../../platform/http/input/mail-address.ts';
import { isoInstant } from '../../platform/http/output/iso-instant.ts';
import type { Erasure } from './erasure/erasures.repository.ts';
import { OBSTACLES } from './erasure/erasure-obstacles.ts';
import { shownMailAddress } from '../../platform/mail/shown-address.ts';

export const personBody = z.object({ email: accountAddress });
export const archiveParams = z.object({ token: z.string().regex(/^[\w-]{20,64}$/) });
export const archiveView = z.object({
  url: z.string().meta({ description: 'Works once, within a minute' }),
});

const erasure = z.object({
  _id: z.string(),
  email: shownMailAddress.nullable().meta({ description: 'Null once it is done: nobody knows any more' }),
  askedBy: z.enum(['self', 'owner']),
  createdAt: isoInstant,
  dueAt: isoInstant,
  waitsFor: z.enum(OBSTACLES).nullable().meta({ description: 'Why it could not be done yet' }),
  finishedAt: isoInstant.nullable(),
});
export const erasureView = erasure;
export const erasuresView = z.object({ items: z.array(erasure) });
export const ownErasureView = z.object({
  erasure: erasure.pick({ dueAt: true, waitsFor: true, askedBy: true }).nullable(),
});

export function presentErasure({
  id,
  email: address,
  askedBy,
  createdAt,
  dueAt,
  waitsFor,
  finishedAt,
}: Erasure): z.input<typeof erasure> {
  return {
    _id: id,
    email: address,
    askedBy,
    createdAt: createdAt.toISOString(),
    dueAt: dueAt.toISOString(),
    waitsFor,
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
