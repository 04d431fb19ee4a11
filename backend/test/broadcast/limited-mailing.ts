import { until } from '../harness/until.ts';
import { type Mailing, startMailing } from './mailing.ts';

/** Messages an hour. */
export const LIMIT = 5;
/** Longer than the pause before the limit is checked again. */
export const REST_MS = 15_000;

/** System with a low hourly limit. */
export interface LimitedMailing extends Mailing {
  delivered: (prefix: string) => number;
  /** Until this hour's messages are used up and recorded. */
  usedUpBy: (prefix: string) => Promise<boolean>;
  /** Simulates that all messages so far were sent an hour ago. */
  anHourPasses: () => Promise<unknown>;
  /** Empties the hour's usage; the mail server accepts everything. */
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
