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
import { Inject, Injectable, Logger, } from '@nestjs/common';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { ENV } from '../../config/config.module.js';
import { Metrics } from './metrics.js';
/**
 * `/metrics` at METRICS_PORT, apart from the site's port, so that a proxy in front of the site cannot show it by
 * mistake.
 */
let MetricsServer = class MetricsServer {
    env;
    metrics;
    server;
    constructor(env, metrics) {
        this.env = env;
        this.metrics = metrics;
    }
    async onApplicationBootstrap() {
        if (this.env.METRICS_PORT === undefined)
            return;
        this.server = createServer((request, response) => void this.answer(request, response));
        this.server.listen(this.env.METRICS_PORT, this.env.HOST);
        await once(this.server, 'listening');
        new Logger('Metrics').log(`metrics at port ${this.env.METRICS_PORT}`);
    }
    beforeApplicationShutdown() {
        this.server?.close();
        this.server?.closeIdleConnections();
    }
    async answer({ url }, response) {
        if (url !== '/metrics')
            return void response.writeHead(404).end();
        try {
            const page = await this.metrics.page();
            response.writeHead(200, { 'content-type': this.metrics.registry.contentType }).end(page);
        }
        catch {
            response.writeHead(500).end();
        }
    }
};
MetricsServer = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, Metrics])
], MetricsServer);
export { MetricsServer };
//# sourceMappingURL=metrics-server.js.map