import { Controller, Get, Inject, Logger, Req, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from 'fastify';
import type { Env } from '../../config/env.ts';
import { ENV } from '../../config/config.module.ts';
import { platformError } from '../../platform/errors/platform-errors.ts';
import { PageRenderer } from './page-renderer.ts';

/** Every address that is neither API nor file is a page: rendered here, hydrated in the browser. */
@ApiExcludeController()
@Controller()
export class PagesController {
  private readonly logger = new Logger('Pages');

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly pages: PageRenderer,
    private readonly adapterHost: HttpAdapterHost,
  ) {}

  @Get('*')
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (request.url === '/api' || request.url.startsWith('/api/')) throw platformError('NOT_FOUND');
    const output = await this.pages.render({
      url: this.env.PUBLIC_URL + request.url,
      origin: this.env.PUBLIC_URL,
      apiFetch: (path, init) => this.inject(path, init, request),
    });
    if (output.error) this.logger.error({ err: output.error, requestId: request.id });
    await reply
      .status(output.status)
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', ...output.headers })
      .send(output.html);
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
