import { SetMetadata } from '@nestjs/common';
import type { JobName, JobPayloads } from './job-names.ts';

export const JOB_HANDLER = Symbol('JobHandler');

/** Handler of one job name. Delivery is at least once: a handler must be idempotent. It throws to be retried with growing delays. */
export interface JobHandler<Name extends JobName> {
  handle(payload: JobPayloads[Name]): Promise<void>;
  /** Called after the last failed attempt. */
  giveUp?(payload: JobPayloads[Name], reason: string): Promise<void>;
}

/** Marks the one class that handles `name`; the worker refuses to boot with none or two. */
export const HandlesJob = (name: JobName): ClassDecorator => SetMetadata(JOB_HANDLER, name);
