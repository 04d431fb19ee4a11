import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';

/** Runs `work` every `intervalMs`, never concurrently, and again at once while it returns true. Errors are logged. */
export class RepeatingTask {
  private readonly logger = new Logger('RepeatingTask');
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private again = false;
  private stopped = true;

  constructor(
    private readonly name: string,
    private readonly intervalMs: number,
    private readonly work: () => Promise<boolean>,
  ) {}

  /** The first turn begins at once. */
  start(): void {
    this.stopped = false;
    this.runSoon();
  }

  /** Brings the next turn forward; a running turn is followed by another. */
  runSoon(): void {
    if (this.stopped) return;
    if (this.running) {
      this.again = true;
      return;
    }
    clearTimeout(this.timer);
    this.running = this.turn().finally(() => {
      this.running = undefined;
      if (this.stopped) return;
      if (this.again) this.runSoon();
      else this.timer = setTimeout(() => this.runSoon(), this.intervalMs);
    });
  }

  get isStopped(): boolean {
    return this.stopped;
  }

  /** Waits for the running turn. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private async turn(): Promise<void> {
    this.again = false;
    try {
      let more = true;
      while (more && !this.stopped) more = await this.work();
    } catch (error) {
      this.logger.error({ err: error }, `${this.name} failed; it will be tried again`);
    }
  }
}

/** Background task of a process; a running turn ends before the process does. */
export abstract class BackgroundTask implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly task: RepeatingTask;

  protected constructor(name: string, intervalMs: number) {
    this.task = new RepeatingTask(name, intervalMs, () => this.turn());
  }

  /** @returns whether there may be more to do at once */
  protected abstract turn(): Promise<boolean>;

  /** Ends a long turn early. */
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
