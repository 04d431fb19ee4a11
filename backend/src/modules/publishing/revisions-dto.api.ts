import { z } from 'zod';
import type { Change, Revision } from '../../platform/database/published/revisions.ts';
import { isoInstant } from '../../platform/http/output/iso-instant.ts';
import { shownMailAddress } from '../../platform/mail/shown-address.ts';

export const seenVersion = z.number().int().meta({ description: 'Of the revision that was seen' });

export const restoreBody = z.object({ version: seenVersion });
export const revisionParam = z.coerce.number().int().positive().max(2_147_483_647);
export const revisionParams = z.object({ revision: revisionParam });

/** What every answer about a revision says beside its value. */
export const publicationView = {
  version: z.number().int(),
  publishedAt: isoInstant,
  publishedBy: shownMailAddress.nullable().meta({ description: 'Null: as shipped' }),
};

type Publication = Pick<Revision<unknown>, 'version' | 'publishedAt' | 'publishedBy'>;

export const presentPublication = ({ version, publishedAt, publishedBy }: Publication) => ({
  version,
  publishedAt: publishedAt.toISOString(),
  publishedBy,
});

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

type History = (Omit<Revision<unknown>, 'value'> & { changes: Change[] })[];

export function presentHistory(revisions: History): z.input<typeof historyView> {
  return {
    revisions: revisions.map(({ publishedAt, ...revision }) => ({
      ...revision,
      publishedAt: publishedAt.toISOString(),
    })),
  };
}
