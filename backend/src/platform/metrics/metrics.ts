import { Logger } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** One value of a gauge and what it is of. */
export interface Sample {
  labels?: Readonly<Record<string, string>>;
  value: number;
}

/** How long values are cached in ms, so that several Prometheus servers cost the database no more than one. */
const FRESH_MS = 5_000;

/** The numbers of one process, in Prometheus' terms. Names end in their unit; labels never hold anything personal. */
export class Metrics {
  private readonly logger = new Logger('Metrics');
  readonly registry = new Registry();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** The page that Prometheus reads. */
  page(): Promise<string> {
    return this.registry.metrics();
  }

  /** Counts up from zero with each process. A name is given once. @param name ends in `_total` */
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

  /** A gauge that is read when it is asked for. One that cannot be read is left out: the others still show. */
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
          // Without labels, a reset would report zero, which differs from no value.
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
