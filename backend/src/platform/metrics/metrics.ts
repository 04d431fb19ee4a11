import { Logger } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** A value of a gauge with its labels. */
export interface Sample {
  labels?: Readonly<Record<string, string>>;
  value: number;
}

/** How long values are cached in ms, so that several Prometheus servers cost no more than one. */
const FRESH_MS = 5_000;

/** Metrics of one process. Names end in their unit; labels contain no personal data. */
export class Metrics {
  private readonly logger = new Logger('Metrics');
  readonly registry = new Registry();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** The page for Prometheus. */
  page(): Promise<string> {
    return this.registry.metrics();
  }

  /** A counter of this process. Names are unique. @param name ends in `_total` */
  counter(name: string, help: string, labelNames: readonly string[] = []): Counter {
    return new Counter({ name, help, labelNames: [...labelNames], registers: [this.registry] });
  }

  /** @param buckets upper bounds, in seconds */
  histogram(
    name: string,
    help: string,
    labelNames: readonly string[],
    buckets: readonly number[],
  ): Histogram {
    const registers = [this.registry];
    return new Histogram({ name, help, labelNames: [...labelNames], buckets: [...buckets], registers });
  }

  /** A gauge that is read on demand. A failing one is left out. */
  gauge(
    name: string,
    help: string,
    labelNames: readonly string[],
    read: () => Promise<readonly Sample[]> | readonly Sample[],
  ): void {
    const { logger } = this;
    let readAt = Number.NEGATIVE_INFINITY;
    const gauge = new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [],
      async collect() {
        if (performance.now() - readAt < FRESH_MS) return;
        try {
          const samples = await read();
          this.reset();
          // A reset without labels would report zero instead of no value.
          if (samples.length === 0 && labelNames.length === 0) this.remove();
          for (const { labels = {}, value } of samples) this.set(labels, value);
          readAt = performance.now();
        } catch (error) {
          this.reset();
          if (labelNames.length === 0) this.remove();
          logger.warn(`${name} could not be read: ${String(error)}`);
        }
      },
    });
    this.registry.registerMetric(gauge);
  }
}
