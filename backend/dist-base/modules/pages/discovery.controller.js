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
import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { ENV } from '../../config/config.module.js';
import { ContentIndex } from '../content/content.api.js';
import { feed, robots, sitemap } from './discovery.js';
/** What one sitemap file may hold is 50,000; far more than a coaching site writes. */
const SITEMAP_ENTRIES = 10_000;
const FEED_ENTRIES = 30;
const CACHE = 'public, max-age=600, s-maxage=5, stale-while-revalidate=5, stale-if-error=86400';
/** How search engines and feed readers find what there is to read. */
let DiscoveryController = class DiscoveryController {
    env;
    content;
    constructor(env, content) {
        this.env = env;
        this.content = content;
    }
    robots() {
        return robots(this.env.PUBLIC_URL);
    }
    async sitemap() {
        const [articles, recipes] = await Promise.all([
            this.content.articles(SITEMAP_ENTRIES),
            this.content.recipes(SITEMAP_ENTRIES),
        ]);
        return sitemap(this.env.PUBLIC_URL, articles, recipes);
    }
    async feed() {
        return feed(this.env.PUBLIC_URL, await this.content.articles(FEED_ENTRIES));
    }
};
__decorate([
    Get('robots.txt'),
    Header('content-type', 'text/plain; charset=utf-8'),
    Header('cache-control', CACHE),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", []),
    __metadata("design:returntype", String)
], DiscoveryController.prototype, "robots", null);
__decorate([
    Get('sitemap.xml'),
    Header('content-type', 'application/xml; charset=utf-8'),
    Header('cache-control', CACHE),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", []),
    __metadata("design:returntype", Promise)
], DiscoveryController.prototype, "sitemap", null);
__decorate([
    Get('rss.xml'),
    Header('content-type', 'application/rss+xml; charset=utf-8'),
    Header('cache-control', CACHE),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", []),
    __metadata("design:returntype", Promise)
], DiscoveryController.prototype, "feed", null);
DiscoveryController = __decorate([
    ApiExcludeController(),
    Controller(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, ContentIndex])
], DiscoveryController);
export { DiscoveryController };
//# sourceMappingURL=discovery.controller.js.map