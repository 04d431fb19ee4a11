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
import { Inject, Injectable } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { ENV } from '../../config/config.module.js';
/**
 * The time between "stop" and the closed door. A proxy learns of a leaving replica only by asking its resolver or
 * probe again; until then the replica goes on answering, and asks its callers to connect anew.
 */
let Draining = class Draining {
    env;
    begun = false;
    constructor(env) {
        this.env = env;
    }
    /** Callers are to be asked to connect anew. */
    get isUnderWay() {
        return this.begun;
    }
    /** Nest's first step of a stop: the server still listens, and nothing has been closed. */
    async onModuleDestroy() {
        this.begun = true;
        await sleep(this.env.DRAIN_DELAY_MS);
    }
};
Draining = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object])
], Draining);
export { Draining };
//# sourceMappingURL=draining.js.map