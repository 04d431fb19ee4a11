import { fromModules } from '../declarations.ts';
import type { EventName, JobDefinition, JobName } from './job-names.ts';

/** Every declared job. */
export const jobs = fromModules(
  (modules) =>
    new Map(
      modules.flatMap(({ jobs: own = {} }) => Object.entries(own) as [JobName, JobDefinition][]),
    ) as ReadonlyMap<JobName, JobDefinition>,
);

/** Queues by name, with how many of their jobs a worker process runs at a time. */
export const queues = fromModules((modules) => {
  const found = new Map<string, number>();
  for (const { jobs: own = {} } of modules) {
    for (const { queue, concurrency = 1 } of Object.values(own)) {
      found.set(queue, Math.max(concurrency, found.get(queue) ?? 1));
    }
  }
  return found as ReadonlyMap<string, number>;
});

/** @throws Error for a job that no module declares */
export function queueOf(job: JobName): string {
  const definition = jobs().get(job);
  if (!definition) throw new Error(`No module declares the job ${job}`);
  return definition.queue;
}

/** The jobs that handle an event. */
export const handlersOf = (event: EventName): JobName[] =>
  [...jobs()].flatMap(([job, { on }]) => (on === event ? [job] : []));
