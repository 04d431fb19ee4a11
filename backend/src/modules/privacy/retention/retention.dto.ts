import { retentionLimits, type RetentionKind } from '@ironbloom/brand/retention';
import { z } from 'zod';
import { isoInstant } from '../../../platform/http/output/response-schema.ts';
import { publicationView, seenVersion } from '../../site/publications/publications.dto.ts';

/** Reason of the minimum. */
const LAW: Partial<Record<RetentionKind, string>> = {
  records: 'The law asks for records of a year: ',
  purchases: 'Tax law asks for eight years: ',
};

function period(kind: RetentionKind) {
  const { unit, min, max } = retentionLimits[kind];
  const whole = `Please enter a whole number of ${unit}`;
  const least = `at least ${min} ${min === 1 ? unit.slice(0, -1) : unit}`;
  const law = LAW[kind];
  return z
    .int({ error: whole })
    .min(min, law ? law + least : least.replace('at', 'At'))
    .max(max, `At most ${max} ${unit}`)
    .meta({ description: `In ${unit}` });
}

const periods = z.object({
  messages: period('messages'),
  records: period('records'),
  webhooks: period('webhooks'),
  recipients: period('recipients'),
  checkouts: period('checkouts'),
  purchases: period('purchases'),
  health: period('health'),
  coaching: period('coaching'),
});

export const publishRetentionBody = periods.extend({ version: seenVersion });
const count = z.number().int();
const perKind = z.object({
  messages: count,
  records: count,
  webhooks: count,
  recipients: count,
  checkouts: count,
  purchases: count,
  health: count,
  coaching: count,
});

export const retentionRevisionView = z.object({ retention: perKind, ...publicationView });

export const dueView = z.object({
  kinds: z.array(
    z.object({
      kind: perKind.keyof(),
      total: count,
      more: z.literal(true).optional().meta({ description: 'There are more than `total`' }),
      oldest: isoInstant.nullable(),
      removes: z.boolean().meta({ description: 'False: expired but kept' }),
    }),
  ),
  lastRun: z
    .object({
      startedAt: isoInstant,
      finishedAt: isoInstant.nullable().meta({ description: 'Null: not finished' }),
      removed: perKind.partial(),
    })
    .nullable()
    .meta({ description: 'Null: there was none yet' }),
});
