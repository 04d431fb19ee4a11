import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { RepeatingTask } from './repeating-task.ts';

/** Work that comes round while the process lives: it starts with it, and a turn under way ends before it does. */
export abstract class BackgroundTask implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly task: RepeatingTask;

  protected constructor(name: string, intervalMs: number) {
    this.task = new RepeatingTask(name, intervalMs, () => this.turn());
  }

  /** @returns whether there may be more to do at once */
  protected abstract turn(): Promise<boolean>;

  /** A long turn ends early then. */
  protected get stopping(): boolean {
    return this.task.isStopped;
  }

  /** Brings the next turn forward. */
  protected runSoon(): void {
    this.task.runSoon();
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.task.stop();
  }
}
