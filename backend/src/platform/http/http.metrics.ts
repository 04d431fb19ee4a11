import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';

const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Response times by route pattern, as addresses may contain tokens. */
export function measureRequests(server: FastifyInstance, metrics: Metrics): void {
  const durations = metrics.histogram(
    'http_request_duration_seconds',
    'Time from the request to the end of the answer',
    ['method', 'route', 'status'],
    BUCKETS_S,
  );
  server.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    const labels = { method, route: routeOptions.url ?? 'none', status: String(reply.statusCode) };
    durations.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}
