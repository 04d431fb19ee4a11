import { type Business, shippedPromises } from '@ironbloom/brand';
import { colorSheet, type Look, pageLook } from '@ironbloom/brand/look';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { lowestMonthly } from '../../../backend/src/modules/catalogue/catalogue.domain.ts';
import type { ApiFetch } from '../../src/shared/api/typed-client.ts';
import { stylesOf } from './styles.ts';

type Renderer = typeof import('../../src/entry-server.tsx');

/** Renders pages from the current sources. */
export class Pages {
  private readonly vite: ViteDevServer;
  private readonly origin: string;
  private readonly apiFetch: ApiFetch;
  private policy: Promise<string> | undefined;
  private broken = false;

  constructor(vite: ViteDevServer, origin: string, apiFetch: ApiFetch) {
    this.vite = vite;
    this.origin = origin;
    this.apiFetch = apiFetch;
    // A failed page has no modules for hot updates.
    vite.watcher.on('change', () => this.broken && vite.ws.send({ type: 'full-reload' }));
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const { render } = (await this.vite.ssrLoadModule('/src/entry-server.tsx')) as Renderer;
      const url = this.origin + (request.url ?? '/');
      const { origin, apiFetch } = this;
      const [fromMonthly, business, look] = await Promise.all([
        this.fromMonthly(),
        this.published<Business>('/api/business'),
        this.published<Look>('/api/look'),
      ]);
      const page = await render({
        url,
        origin,
        fromMonthly,
        business,
        // The published ones have no public address.
        promises: shippedPromises,
        look: pageLook(look),
        colors: colorSheet(look.colors),
        apiFetch,
      });
      if (page.error) this.report(page.error);
      const policy = await (this.policy ??= this.contentSecurityPolicy());
      response.writeHead(page.status, {
        ...page.headers,
        'cache-control': 'no-store',
        'content-security-policy': policy,
      });
      const styles = `<style data-dev>${await stylesOf(this.vite)}</style>`;
      response.end(page.html.replace('<head>', (head) => head + styles));
      this.broken = Boolean(page.error);
    } catch (error) {
      this.broken = true;
      const shown = this.report(error);
      response.writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      response.end(errorDocument(shown));
    }
  }

  /** Prints the error and shows it over the open page. */
  private report(error: unknown): Error {
    const shown = error instanceof Error ? error : new Error(String(error));
    this.vite.ssrFixStacktrace(shown);
    console.error(shown);
    this.vite.ws.send({ type: 'error', err: { message: shown.message, stack: shown.stack ?? '' } });
    return shown;
  }

  private async fromMonthly(): Promise<number> {
    const answer = await this.apiFetch('/api/payments/plans');
    const { priceLists } = (await answer.json()) as { priceLists: Parameters<typeof lowestMonthly>[0] };
    return lowestMonthly(priceLists);
  }

  private async published<Value>(path: string): Promise<Value> {
    return (await (await this.apiFetch(path)).json()) as Value;
  }

  /** The backend's content security policy, so that violations show in development. */
  private async contentSecurityPolicy(): Promise<string> {
    const { headers } = await this.apiFetch('/api/auth/providers');
    return headers.get('content-security-policy') ?? '';
  }
}

/** Replaces a page that failed to render; Vite's overlay shows the error. */
function errorDocument(error: Error): string {
  const text = (error.stack ?? error.message).replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));
  const client = '<script type="module" src="/@vite/client"></script>';
  return `<!doctype html><html lang="en"><head><title>Not rendered</title>${client}</head><body><pre>${text}</pre></body></html>`;
}
