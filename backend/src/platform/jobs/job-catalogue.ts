/** Why a code is mailed; `again` is whatever was asked for last. */
export type CodeReason = 'register' | 'verify-email' | 'reset-password' | 'again';

/**
 * Every queue, every job and what it carries, in one place. A job is only a reference to rows in
 * PostgreSQL: Redis may lose it at any time and the outbox sends it again.
 */
export interface JobPayloads {
  'mail.send': { mailId: string };
  /**
   * The address may have no account: then there is no row that could be named instead.
   * `device` is the browser that asked.
   */
  'auth.send-code': { requestId: string; email: string; reason: CodeReason; device: string };
  'payments.apply-webhook': { webhookEventId: string };
  'media.remove': { mediaId: string };
  'content.share-card': { kind: 'blog' | 'recipe'; id: string };
}

export type JobName = keyof JobPayloads;

/** Codes and receipts have a queue to themselves, so that nothing slow is ever in front of them. */
export const QUEUE_OF: Readonly<Record<JobName, string>> = {
  'mail.send': 'transactional-mail',
  'auth.send-code': 'transactional-mail',
  'payments.apply-webhook': 'payments',
  'media.remove': 'media',
  'content.share-card': 'share-cards',
};

/** Jobs of one queue that a worker process runs at a time. */
export const CONCURRENCY: Readonly<Record<string, number>> = {
  'transactional-mail': 5,
  payments: 10,
  media: 2,
  // A decoded picture each.
  'share-cards': 1,
};

export const QUEUES = [...new Set(Object.values(QUEUE_OF))];

/** What BullMQ carries: which outbox row to acknowledge, and the row's payload. */
export interface QueuedJob<Name extends JobName = JobName> {
  outboxId: string;
  payload: JobPayloads[Name];
}
