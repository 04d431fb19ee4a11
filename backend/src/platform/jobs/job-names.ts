/**
 * Every job with its payload; each module adds its own. A payload only refers to rows in PostgreSQL: Redis may lose a job, and
 * the outbox sends it again.
 */
// oxlint-disable-next-line typescript/no-empty-interface
export interface JobPayloads {}

export type JobName = keyof JobPayloads;

/** Every domain event with its payload; each module adds its own. */
// oxlint-disable-next-line typescript/no-empty-interface
export interface DomainEvents {}

export type EventName = keyof DomainEvents;

export interface JobDefinition {
  queue: string;
  /** Concurrent jobs of the queue per worker process; default 1. */
  concurrency?: number;
  /** The event that the job handles; its payload is the event's. */
  on?: EventName;
}

/** Payload in BullMQ: the outbox row and its payload. */
export interface QueuedJob<Name extends JobName = JobName> {
  outboxId: string;
  payload: JobPayloads[Name];
}
