import { randomUUID } from 'node:crypto';
import { BackgroundTask } from '../../lifecycle/background-task.ts';
import type { NightlyRun, NightlyRuns, Schedule } from './nightly-runs.ts';

const LOOK_EVERY_MS = 60_000;

/** Worker process: work that one of all workers does once a night. */
export abstract class NightlyTask extends BackgroundTask {
  private readonly holder = randomUUID();

  protected constructor(
    protected readonly runs: NightlyRuns,
    private readonly schedule: Schedule,
  ) {
    super(schedule.job, LOOK_EVERY_MS);
  }

  /** Ends with `runs.finish`. Whatever ends without it is tried again when the lease is over. */
  protected abstract work(run: NightlyRun): Promise<void>;

  protected async turn(): Promise<boolean> {
    const run = await this.runs.claim(this.schedule, this.holder);
    if (run) await this.work(run);
    return false;
  }
}
