/**
 * Every job and what it carries; each module adds its own. A job is only a reference to rows in PostgreSQL: Redis may lose it at any
 * time and the outbox sends it again.
 */
// oxlint-disable-next-line typescript/no-empty-interface
export interface JobPayloads {}

export type JobName = keyof JobPayloads;

/** What happened in the domain, and what it carries; each module adds its own. */
// oxlint-disable-next-line typescript/no-empty-interface
export interface DomainEvents {}

export type EventName = keyof DomainEvents;

export interface JobDefinition {
  queue: string;
  /** Jobs of the queue that a worker process runs at a time; 1 when nobody says. */
  concurrency?: number;
  /** The event that the job handles. It carries what the event carries. */
  on?: EventName;
}

/** What BullMQ carries: which outbox row to acknowledge, and the row's payload. */
export interface QueuedJob<Name extends JobName = JobName> {
  outboxId: string;
  payload: JobPayloads[Name];
}
