import { SetMetadata } from '@nestjs/common';
import type { JobName, JobPayloads } from './job-names.ts';

export const JOB_HANDLER = Symbol('JobHandler');

/**
 * Does the work of one job name. Delivery is at least once: a handler must be idempotent in the
 * database. It throws to be tried again later, with growing gaps.
 */
export interface JobHandler<Name extends JobName> {
  handle(payload: JobPayloads[Name]): Promise<void>;
  /** Called after the last failed attempt: the place to tell people. */
  giveUp?(payload: JobPayloads[Name], reason: string): Promise<void>;
}

/** Marks the one class that handles `name`; the worker refuses to boot with none or two. */
export const HandlesJob = (name: JobName): ClassDecorator => SetMetadata(JOB_HANDLER, name);
