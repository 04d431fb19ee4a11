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
var RedisModule_1;
import { Global, Inject, Logger, Module, } from '@nestjs/common';
import { connectRedis } from './redis.js';
import { REDIS } from './redis-token.js';
import { ShortLived } from './short-lived.js';
export { REDIS } from './redis-token.js';
let RedisModule = RedisModule_1 = class RedisModule {
    redis;
    constructor(redis) {
        this.redis = redis;
    }
    /** @param processName what the connection is called in `CLIENT LIST` */
    static forRoot(env, processName) {
        const logger = new Logger('Redis');
        return {
            module: RedisModule_1,
            providers: [
                {
                    provide: REDIS,
                    useFactory: () => {
                        const redis = connectRedis(env.REDIS_URL, processName, 'once');
                        // Without a listener an unreachable Redis would end the process.
                        redis.on('error', (error) => logger.warn(`not reachable: ${error.message}`));
                        return redis;
                    },
                },
                ShortLived,
            ],
            exports: [REDIS, ShortLived],
        };
    }
    onApplicationShutdown() {
        this.redis.disconnect();
    }
};
RedisModule = RedisModule_1 = __decorate([
    Global(),
    Module({}),
    __param(0, Inject(REDIS)),
    __metadata("design:paramtypes", [Function])
], RedisModule);
export { RedisModule };
//# sourceMappingURL=redis.module.js.map