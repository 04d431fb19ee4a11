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
import { Inject, Injectable, } from '@nestjs/common';
import { writeFile } from 'node:fs/promises';
import { ENV } from '../../config/config.module.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { RepeatingTask } from './repeating-task.js';
const EVERY_MS = 5_000;
/**
 * The worker's sign of life, as it answers no requests: a file that is written anew while the event loop turns and
 * PostgreSQL answers. `cli/health.ts` looks at its age.
 */
let Heartbeat = class Heartbeat {
    task;
    constructor({ HEARTBEAT_FILE: file }, db) {
        if (file === undefined)
            return;
        this.task = new RepeatingTask('heartbeat', EVERY_MS, async () => {
            await db.rows('SELECT 1');
            await writeFile(file, new Date().toISOString());
            return false;
        });
    }
    onApplicationBootstrap() {
        this.task?.start();
    }
    async beforeApplicationShutdown() {
        await this.task?.stop();
    }
};
Heartbeat = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, UnitOfWork])
], Heartbeat);
export { Heartbeat };
//# sourceMappingURL=heartbeat.js.map