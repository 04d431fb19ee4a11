import autocannon from 'autocannon';

export interface LoadResult {
  requestsPerSecond: number;
  /** Requests that got an answer. */
  answered: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  failures: number;
  /** How many answers had which status beside 2xx, and how many came none. */
  failed: string;
}

export interface LoadRequest {
  path: string;
  headers: Record<string, string>;
  /** Without one the request is a GET. */
  body?: string;
}

/** Sends different requests as fast as they are answered. @param next makes one request; each is its own */
export async function load(
  url: string,
  connections: number,
  seconds: number,
  next: () => LoadRequest,
): Promise<LoadResult> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        setupRequest: (request) => {
          const made = next();
          return { ...request, method: made.body === undefined ? 'GET' : 'POST', ...made };
        },
      },
    ],
  });
  return {
    requestsPerSecond: result.requests.average,
    answered: result.requests.total,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors,
    failed: JSON.stringify({
      statuses: result.statusCodeStats,
      errors: result.errors,
      late: result.timeouts,
    }),
  };
}
