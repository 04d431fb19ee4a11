import type { AnswerOf } from '#shared/api/wire.ts';

export type Broadcast = AnswerOf<'/api/broadcasts/{id}'>;
export type BroadcastStatus = Broadcast['status'];
export type Recipient = AnswerOf<'/api/broadcasts/{id}/recipients'>['items'][number];
export type RecipientStatus = Recipient['status'];
export type Suppression = AnswerOf<'/api/suppressions'>['items'][number];

interface Words {
  word: string;
  tone: 'green' | 'amber' | 'red' | 'grey' | 'tint';
}

export const statusWords: Readonly<Record<BroadcastStatus, Words>> = {
  scheduled: { word: 'Scheduled', tone: 'tint' },
  running: { word: 'Sending', tone: 'tint' },
  paused: { word: 'Paused', tone: 'amber' },
  cancelled: { word: 'Cancelled', tone: 'grey' },
  finished: { word: 'Finished', tone: 'green' },
};

/** broadcast-9: a suppressed address is shown as "Unsubscribed". */
export const recipientWords: Readonly<Record<RecipientStatus, Words>> = {
  queued: { word: 'Waiting', tone: 'grey' },
  sending: { word: 'Sending', tone: 'tint' },
  sent: { word: 'Sent', tone: 'green' },
  failed: { word: 'Failed', tone: 'red' },
  uncertain: { word: 'Uncertain', tone: 'amber' },
  suppressed: { word: 'Unsubscribed', tone: 'grey' },
  cancelled: { word: 'Cancelled', tone: 'grey' },
};

export const countOf = ({ counts }: Broadcast, status: RecipientStatus): number => counts[status] ?? 0;

/** Recipients with a final status. */
export function finishedCount(broadcast: Broadcast): number {
  return broadcast.total - countOf(broadcast, 'queued') - countOf(broadcast, 'sending');
}

/** broadcast-5. Suppressed and uncertain recipients do not count as failed. */
export function summaryOf(broadcast: Broadcast): string {
  return `Emails sent: ${countOf(broadcast, 'sent')} succeeded, ${countOf(broadcast, 'failed')} failed.`;
}
