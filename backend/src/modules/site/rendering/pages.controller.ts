import { business, isShippedName, promises } from '@ironbloom/brand';
import { publishedLook } from '@ironbloom/brand/look';
import { Controller, Get, Inject, Logger, Req, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from 'fastify';
import pLimit from 'p-limit';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { platformError } from '../../../platform/errors/errors.ts';
import {
  accelExpires,
  expireWithinSecond,
  sharedCacheFor,
} from '../../../platform/http/output/shared-cache.ts';
import { RateLimits } from '../../../platform/security/rate-limits.ts';
import { visitorNetwork } from '../../../platform/security/visitor-network.ts';
import { CatalogueService } from '../../catalogue/catalogue.service.ts';
import { BUSY_HEADERS, busyPage } from './busy-page.ts';
import { PageRenderer, type RenderOutput } from './page-renderer.ts';

/** Limited, as rendering blocks the event loop for orders and health checks. */
const MAX_RENDERS = 4;
/** About a second's work. */
const MAX_WAITING_RENDERS = 64;
/** Only requests that reach a backend count; nginx answers most from its cache. */
const RENDERS_OF_VISITOR = { name: 'renders', points: 1_200, seconds: 60 };

/** Every address that is neither API nor file is a page: rendered here, hydrated in the browser, cached by nginx. */
@ApiExcludeController()
@Controller()
export class PagesController {
  private readonly logger = new Logger('Pages');
  private readonly semaphore = pLimit(MAX_RENDERS);
  /** By address. */
  private readonly rendering = new Map<string, Promise<RenderOutput>>();

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly pages: PageRenderer,
    private readonly catalogue: CatalogueService,
    private readonly limits: RateLimits,
    private readonly adapterHost: HttpAdapterHost,
  ) {}

  @Get('*')
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (request.url === '/api' || request.url.startsWith('/api/')) throw platformError('NOT_FOUND');
    const wait = await this.limits.take(RENDERS_OF_VISITOR, visitorNetwork(request.ip));
    if (wait > 0) {
      return void reply.status(429).headers(BUSY_HEADERS).header('retry-after', wait).send(busyPage());
    }
    const rendered = this.renderOnce(request);
    if (!rendered) return void reply.status(503).headers(BUSY_HEADERS).send(busyPage());
    const { status, headers, html } = await rendered;
    const isGone = status >= 300 && status < 500;
    void reply
      .status(status)
      .headers(isGone ? expireWithinSecond() : {})
      .headers(headers)
      .send(html);
  }

  /** Concurrent requests share a rendering. @returns undefined when too many wait */
  private renderOnce(request: FastifyRequest): Promise<RenderOutput> | undefined {
    const running = this.rendering.get(request.url);
    if (running || this.semaphore.pendingCount >= MAX_WAITING_RENDERS) return running;
    const started = this.semaphore(() => this.render(request)).finally(() =>
      this.rendering.delete(request.url),
    );
    this.rendering.set(request.url, started);
    return started;
  }

  /** A page with a failed part is sent as 503, so that it does not replace a complete copy in nginx. */
  private async render(request: FastifyRequest): Promise<RenderOutput> {
    const madeAt = Date.now();
    let isIncomplete = false;
    const { page: look, sheet: colors } = publishedLook();
    const page = await this.pages.render({
      url: this.env.PUBLIC_URL + request.url,
      origin: this.env.PUBLIC_URL,
      fromMonthly: this.catalogue.lowestMonthly(),
      business: business(),
      promises: promises(),
      look: isShippedName(business().name) ? { ...look, namedAsShipped: true } : look,
      colors,
      apiFetch: async (path, init) => {
        const answer = await this.inject(path, init, request);
        isIncomplete ||= answer.status >= 500;
        return answer;
      },
    });
    if (page.error) this.logger.error({ err: page.error, requestId: request.id });
    if (isIncomplete)
      return { ...page, status: 503, headers: { ...page.headers, 'cache-control': 'no-store' } };
    if (!page.headers['cache-control']?.startsWith('public')) return page;
    const shared = sharedCacheFor(this.env.PAGE_CACHE_MS);
    return {
      ...page,
      headers: { ...page.headers, 'cache-control': shared, ...accelExpires(shared, madeAt) },
    };
  }

  /** A page's API calls use the same routes, guards and presenters as a browser's. */
  private async inject(path: string, init: RequestInit = {}, request: FastifyRequest): Promise<Response> {
    const server = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    const answer = await server.inject({
      method: (init.method ?? 'GET') as InjectOptions['method'],
      url: path,
      headers: { ...Object.fromEntries(new Headers(init.headers)), 'x-request-id': String(request.id) },
      remoteAddress: request.ip,
      ...(typeof init.body === 'string' && { payload: init.body }),
    });
    const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    return new Response(answer.statusCode === 204 ? null : answer.rawPayload, {
      status: answer.statusCode,
      headers: headers.filter(([name]) => name !== 'content-encoding'),
    });
  }
}
