var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { negotiate } from '@fastify/accept-negotiator';
import { business } from '@ironbloom/brand';
import { publishedLook } from '@ironbloom/brand/look';
import { Controller, Get, Inject, Logger, Req, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ApiExcludeController } from '@nestjs/swagger';
import { ENV } from '../../config/config.module.js';
import { platformError } from '../../platform/errors/platform-errors.js';
import { accelExpires, sharedCacheFor, expireWithinSecond } from '../../platform/http/output/shared-cache.js';
import { BUSY_HEADERS, busyPage } from './busy-page.js';
import { ENCODINGS, PageBody } from './page-body.js';
import { PageCache, RenderQueueFullError } from './page-cache.js';
import { PlanPrices } from '../payments/plans.api.js';
import { PageRenderer } from './page-renderer.js';
/** Every address that is neither API nor file is a page: rendered here, hydrated in the browser. */
let PagesController = class PagesController {
    env;
    pages;
    prices;
    adapterHost;
    logger = new Logger('Pages');
    cache;
    sharedCache;
    constructor(env, pages, prices, adapterHost) {
        this.env = env;
        this.pages = pages;
        this.prices = prices;
        this.adapterHost = adapterHost;
        this.cache = new PageCache(env.PAGE_CACHE_MS);
        this.sharedCache = sharedCacheFor(env.PAGE_CACHE_MS);
    }
    async page(request, reply) {
        if (request.url === '/api' || request.url.startsWith('/api/'))
            throw platformError('NOT_FOUND');
        const page = await this.pageFor(request);
        if (!page)
            return void (await reply.status(503).headers(BUSY_HEADERS).send(busyPage()));
        const isShared = page.headers['cache-control']?.startsWith('public');
        const encoding = negotiate(request.headers['accept-encoding'] ?? '', ENCODINGS);
        if (encoding)
            void reply.header('content-encoding', encoding);
        await reply
            .status(page.status)
            .headers(page.status >= 300 && page.status < 500 ? expireWithinSecond() : {})
            .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', ...page.headers })
            .headers({ vary: 'accept-encoding', etag: page.body.etag })
            .headers(isShared ? this.sharedHeaders(page) : {})
            .send(await page.body.in(encoding));
    }
    /** @returns nothing when too many others are being rendered */
    async pageFor(request) {
        const address = this.pages.addressOf(request.url);
        try {
            return await this.cache.get(address, () => this.render(address, request));
        }
        catch (error) {
            if (error instanceof RenderQueueFullError)
                return undefined;
            throw error;
        }
    }
    /** From when it was rendered: a cached page of ours that is a second old has no second left in nginx. */
    sharedHeaders({ renderedAt }) {
        return { 'cache-control': this.sharedCache, ...accelExpires(this.sharedCache, renderedAt) };
    }
    async render(address, request) {
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
        if (error)
            this.logger.error({ err: error, requestId: request.id });
        return { ...page, renderedAt, body: new PageBody(html), incomplete: incomplete || page.status >= 500 };
    }
    /** A page's own API calls go through the same routes, guards and presenters as a browser's. */
    async inject(path, init = {}, request) {
        const server = this.adapterHost.httpAdapter.getInstance();
        const answer = await server.inject({
            method: (init.method ?? 'GET'),
            url: path,
            headers: { ...Object.fromEntries(new Headers(init.headers)), 'x-request-id': String(request.id) },
            remoteAddress: request.ip,
            ...(typeof init.body === 'string' && { payload: init.body }),
        });
        const headers = Object.entries(answer.headers).map(([name, value]) => [
            name,
            String(value),
        ]);
        return new Response(answer.statusCode === 204 ? null : answer.rawPayload, {
            status: answer.statusCode,
            headers: headers.filter(([name]) => name !== 'content-encoding'),
        });
    }
};
__decorate([
    Get('*'),
    __param(0, Req()),
    __param(1, Res()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], PagesController.prototype, "page", null);
PagesController = __decorate([
    ApiExcludeController(),
    Controller(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, PageRenderer,
        PlanPrices,
        HttpAdapterHost])
], PagesController);
export { PagesController };
//# sourceMappingURL=pages.controller.js.map