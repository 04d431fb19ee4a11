import type { Scope } from '@sentry/core';
import type { ServerRuntimeClient } from '@sentry/core/server';

const TIMEOUT_MS = 5_000;

/** Fields sent beside the error itself. Never a request, an address or a person. */
export interface ReportContext {
  process: 'backend' | 'worker';
  requestId?: string;
}

/** Sends unforeseen errors to a Sentry-compatible server (SENTRY_DSN). Without one nothing is loaded or sent. */
export class ErrorReports {
  private constructor(
    private readonly client?: ServerRuntimeClient,
    private readonly createScope?: () => Scope,
  ) {}

  static readonly off = new ErrorReports();

  /** @param release the commit that runs */
  static async to(dsn: string | undefined, release: string | undefined): Promise<ErrorReports> {
    if (dsn === undefined) return ErrorReports.off;
    const [core, server] = await Promise.all([import('@sentry/core'), import('@sentry/core/server')]);
    const client = new server.ServerRuntimeClient({
      dsn,
      ...(release !== undefined && { release }),
      platform: 'node',
      runtime: { name: 'node', version: process.version },
      integrations: [core.linkedErrorsIntegration()],
      stackParser: core.createStackParser(server.nodeStackLineParser()),
      transport: (options) =>
        core.createTransport(options, async ({ body }) => {
          const headers = { 'content-type': 'application/x-sentry-envelope' };
          const signal = AbortSignal.timeout(TIMEOUT_MS);
          const response = await fetch(options.url, {
            method: 'POST',
            headers,
            body: Buffer.from(body),
            signal,
          });
          return { statusCode: response.status };
        }),
    });
    client.init();
    return new ErrorReports(client, () => new core.Scope());
  }

  /** In the background: nothing waits for the server's answer. */
  report(error: Error, { process, requestId }: ReportContext): void {
    if (!this.client || !this.createScope) return;
    const scope = this.createScope();
    scope.setTags({ process, request_id: requestId });
    this.client.captureException(error, undefined, scope);
  }
}
