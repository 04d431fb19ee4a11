import { z } from 'zod';
import { isoInstant } from '../../platform/http/output/iso-instant.js';
import { OBSTACLES } from './erasure/erasure-obstacles.js';
const email = z
    .string('Email is required')
    .trim()
    .min(1, 'Email is required')
    .max(254, 'Please enter a valid email')
    .toLowerCase()
    .pipe(z.email('Please enter a valid email'));
export const personBody = z.object({ email });
export const archiveParams = z.object({ token: z.string().regex(/^[\w-]{20,64}$/) });
export const archiveView = z.object({
    url: z.string().meta({ description: 'Works once, within a minute' }),
});
const erasure = z.object({
    _id: z.string(),
    email: z.string().nullable().meta({ description: 'Null once it is done: nobody knows any more' }),
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
export function presentErasure({ id, email: address, askedBy, createdAt, dueAt, waitsFor, finishedAt, }) {
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
//# sourceMappingURL=privacy.dto.js.map