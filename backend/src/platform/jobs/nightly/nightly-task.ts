import { randomUUID } from 'node:crypto';
import { BackgroundTask } from '../../lifecycle/background-task.ts';
import type { NightlyRun, NightlyRuns, Schedule } from './nightly-runs.ts';

const LOOK_EVERY_MS = 60_000;

/** Worker process: a job that one of all workers runs once a night. */
export abstract class NightlyTask extends BackgroundTask {
  private readonly holder = randomUUID();

  protected constructor(
    protected readonly runs: NightlyRuns,
    private readonly schedule: Schedule,
  ) {
    super(schedule.job, LOOK_EVERY_MS);
  }

  /** Must end with `runs.finish`; otherwise the run is tried again when its lease is over. */
  protected abstract work(run: NightlyRun): Promise<void>;

  protected async turn(): Promise<boolean> {
    const run = await this.runs.claim(this.schedule, this.holder);
    if (run) await this.work(run);
    return false;
  }
}
