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
import { Controller, Get, HttpStatus, Inject, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Draining } from '../lifecycle/draining.js';
import { REDIS } from '../redis/redis.module.js';
const PROBE_TIMEOUT_MS = 2_000;
let HealthController = class HealthController {
    db;
    redis;
    draining;
    constructor(db, redis, draining) {
        this.db = db;
        this.redis = redis;
        this.draining = draining;
    }
    live() {
        return { status: 'ok' };
    }
    /**
     * Ready means able to serve. Without Redis the site still sells (work waits in PostgreSQL), so
     * Redis is told but does not take the process out of rotation.
     */
    async ready(reply) {
        const [database, redis] = await Promise.all([probe(this.db.rows('SELECT 1')), probe(this.redis.ping())]);
        const status = this.draining.isUnderWay ? 'draining' : database === 'up' ? 'ok' : 'unavailable';
        if (status !== 'ok')
            void reply.status(HttpStatus.SERVICE_UNAVAILABLE);
        return { status, database, redis };
    }
};
__decorate([
    Get('live'),
    ApiOperation({ summary: 'The process answers' }),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", []),
    __metadata("design:returntype", Object)
], HealthController.prototype, "live", null);
__decorate([
    Get('ready'),
    ApiOperation({ summary: 'The process can serve requests; names what is down' }),
    __param(0, Res({ passthrough: true })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", Promise)
], HealthController.prototype, "ready", null);
HealthController = __decorate([
    ApiTags('health'),
    Controller('api/health'),
    __param(1, Inject(REDIS)),
    __metadata("design:paramtypes", [UnitOfWork, Function, Draining])
], HealthController);
export { HealthController };
async function probe(question) {
    let timer;
    const timeout = new Promise((_, reject) => {
        timer = setTimeout(() => reject(new Error('timeout')), PROBE_TIMEOUT_MS);
    });
    try {
        await Promise.race([question, timeout]);
        return 'up';
    }
    catch {
        return 'down';
    }
    finally {
        clearTimeout(timer);
    }
}
//# sourceMappingURL=health.controller.js.map