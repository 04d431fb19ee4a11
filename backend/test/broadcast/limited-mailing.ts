import { until } from '../harness/until.ts';
import { type Mailing, startMailing } from './mailing.ts';

/** Messages of an hour. */
export const LIMIT = 5;
/** Longer than a rest lasts before it is looked at again. */
export const REST_MS = 15_000;

/** A system that may send few messages in an hour. */
export interface LimitedMailing extends Mailing {
  delivered: (prefix: string) => number;
  /** Until these have taken all that the hour has, and it is written down. */
  usedUpBy: (prefix: string) => Promise<boolean>;
  /** As if everything until now had gone out an hour ago. */
  anHourPasses: () => Promise<unknown>;
  /** Nothing has gone out in this hour, and the mail server takes everything. */
  anew: () => Promise<void>;
}

export async function startLimitedMailing(): Promise<LimitedMailing> {
  const mailing = await startMailing({ BROADCAST_PER_HOUR: String(LIMIT) });
  const { system, sink } = mailing;
  const delivered = (prefix: string) =>
    [...sink.delivered].filter(([address]) => address.startsWith(`${prefix}-`)).length;
  return {
    ...mailing,
    delivered,
    usedUpBy: (prefix) =>
      until(async () => {
        const sending = await system.db.rows(`SELECT 1 FROM broadcast_recipients WHERE status = 'sending'`);
        return delivered(prefix) === LIMIT && sending.length === 0;
      }),
    anHourPasses: () => system.db.rows(`UPDATE broadcast_usage SET slot = slot - interval '61 minutes'`),
    anew: async () => {
      mailing.calm();
      await system.db.rows('DELETE FROM broadcast_usage');
    },
  };
}
