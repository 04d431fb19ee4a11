/** `running` sends; `finished` means that every recipient has an end, and the counts add up. */
export const BROADCAST_STATUSES = ['scheduled', 'running', 'paused', 'cancelled', 'finished'] as const;
export type BroadcastStatus = (typeof BROADCAST_STATUSES)[number];

/** What may follow what. One that has ended runs again when some of its recipients are tried once more. */
const NEXT: Readonly<Record<BroadcastStatus, readonly BroadcastStatus[]>> = {
  scheduled: ['running', 'cancelled'],
  running: ['paused', 'cancelled', 'finished'],
  paused: ['running', 'cancelled'],
  cancelled: ['running'],
  finished: ['running'],
};

/** The states that may move to `to`, for the one statement that does it. */
export function statesBefore(to: BroadcastStatus): BroadcastStatus[] {
  return (Object.keys(NEXT) as BroadcastStatus[]).filter((from) => NEXT[from].includes(to));
}

/**
 * `sending` is in flight. `uncertain`: its sender died, or the connection broke, after the message
 * had been handed over and before the server said yes; it is never sent again by itself.
 */
export const RECIPIENT_STATUSES = [
  'queued',
  'sending',
  'sent',
  'failed',
  'uncertain',
  'suppressed',
  'cancelled',
] as const;
export type RecipientStatus = (typeof RECIPIENT_STATUSES)[number];
