import { z } from 'zod';
import { isoInstant } from '../../../platform/http/output/response-schema.ts';
import { shownMailAddress } from '../../../platform/mail/shown-address.ts';

export const seenVersion = z.number().int().meta({ description: 'Version of the edited revision' });

export const restoreBody = z.object({ version: seenVersion });
export const revisionParam = z.coerce.number().int().positive().max(2_147_483_647);
export const revisionParams = z.object({ revision: revisionParam });

/** Fields of every revision beside its value. */
export const publicationView = {
  version: z.number().int(),
  publishedAt: isoInstant,
  publishedBy: shownMailAddress.nullable().meta({ description: 'Null: as shipped' }),
};

export const historyView = z.object({
  revisions: z.array(
    z.object({
      ...publicationView,
      restoredFrom: z.number().int().nullable(),
      changes: z.array(
        z.object({ what: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
      ),
    }),
  ),
});
