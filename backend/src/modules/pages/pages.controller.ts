import { negotiate } from '@fastify/accept-negotiator';
import { business } from '@ironbloom/brand';
import { publishedLook } from '@ironbloom/brand/look';
import { Controller, Get, Inject, Logger, Req, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from 'fastify';
import type { Env } from '../../config/env.ts';
import { ENV } from '../../config/config.module.ts';
import { platformError } from '../../platform/errors/platform-errors.ts';
import { accelExpires, sharedCacheFor, expireWithinSecond } from '../../platform/http/output/shared-cache.ts';
import { BUSY_HEADERS, busyPage } from './busy-page.ts';
import { ENCODINGS, PageBody } from './page-body.ts';
import { type CachedPage, PageCache, RenderQueueFullError } from './page-cache.ts';
import { PlanPrices } from '../payments/plans.api.ts';
import { PageRenderer } from './page-renderer.ts';

/** Every address that is neither API nor file is a page: rendered here, hydrated in the browser. */
@ApiExcludeController()
@Controller()
export class PagesController {
  private readonly logger = new Logger('Pages');
  private readonly cache: PageCache;
  private readonly sharedCache: string;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly pages: PageRenderer,
    private readonly prices: PlanPrices,
    private readonly adapterHost: HttpAdapterHost,
  ) {
    this.cache = new PageCache(env.PAGE_CACHE_MS);
    this.sharedCache = sharedCacheFor(env.PAGE_CACHE_MS);
  }

  @Get('*')
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (request.url === '/api' || request.url.startsWith('/api/')) throw platformError('NOT_FOUND');
    const page = await this.pageFor(request);
    if (!page) return void (await reply.status(503).headers(BUSY_HEADERS).send(busyPage()));
    const isShared = page.headers['cache-control']?.startsWith('public');
    const encoding = negotiate(request.headers['accept-encoding'] ?? '', ENCODINGS);
    if (encoding) void reply.header('content-encoding', encoding);
    await reply
      .status(page.status)
      .headers(page.status >= 300 && page.status < 500 ? expireWithinSecond() : {})
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', ...page.headers })
      .headers({ vary: 'accept-encoding', etag: page.body.etag })
      .headers(isShared ? this.sharedHeaders(page) : {})
      .send(await page.body.in(encoding));
  }

  /** @returns nothing when too many others are being rendered */
  private async pageFor(request: FastifyRequest): Promise<CachedPage | undefined> {
    const address = this.pages.addressOf(request.url);
    try {
      return await this.cache.get(address, () => this.render(address, request));
    } catch (error) {
      if (error instanceof RenderQueueFullError) return undefined;
      throw error;
    }
  }

  /** From when it was rendered: a cached page of ours that is a second old has no second left in nginx. */
  private sharedHeaders({ renderedAt }: CachedPage): Record<string, string> {
    return { 'cache-control': this.sharedCache, ...accelExpires(this.sharedCache, renderedAt) };
  }

  private async render(address: string, request: FastifyRequest): Promise<CachedPage> {
    const renderedAt = Date.now();
    let incomplete = false;
    const { page: look, sheet: colors } = publishedLook();
    const { error, html, ...page } = await this.pages.render({
      url: this.env.PUBLIC_URL + address,
      origin: this.env.PUBLIC_URL,
      fromMonthly: this.prices.lowestMonthly(),
      business: business(),
      look,
      colors,
      apiFetch: async (path, init) => {
        const answer = await this.inject(path, init, request);
        incomplete ||= answer.status >= 500;
        return answer;
      },
    });
    if (error) this.logger.error({ err: error, requestId: request.id });
    return { ...page, renderedAt, body: new PageBody(html), incomplete: incomplete || page.status >= 500 };
  }

  /** A page's own API calls go through the same routes, guards and presenters as a browser's. */
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
