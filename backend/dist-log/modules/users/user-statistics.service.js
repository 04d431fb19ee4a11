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
import { ENV } from '../../config/config.module.js';
import { ActivityHistory } from '../activity/activity-history.api.js';
import { UsersRepository } from './users.repository.js';
/** admin-4: the dashboard previews five. */
const RECENT_LOGINS = 5;
/** What the owner sees of accounts and of what people did. */
let UserStatisticsService = class UserStatisticsService {
    env;
    users;
    history;
    constructor(env, users, history) {
        this.env = env;
        this.users = users;
        this.history = history;
    }
    onApplicationBootstrap() {
        this.history.prepare();
    }
    /** The verified holder of ADMIN_EMAIL counts as an admin. */
    async summary() {
        const [{ total, admins }, recentLogins] = await Promise.all([
            this.users.count(this.env.ADMIN_EMAIL),
            this.history.newestSignIns(RECENT_LOGINS),
        ]);
        return { totalUsers: total, admins, users: total - admins, recentLogins };
    }
    /** Newest first. @param range days in Asia/Kolkata. @param page counts from 1 */
    async activities(range, page, limit) {
        const { items, total } = await this.history.page(range, page, limit);
        return { items, total, page, limit };
    }
    /** Days in Asia/Kolkata, oldest first, today last; a day without any is there as 0. */
    signInsPerDay(days) {
        return this.history.signInsPerDay(days);
    }
};
UserStatisticsService = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, UsersRepository,
        ActivityHistory])
], UserStatisticsService);
export { UserStatisticsService };
//# sourceMappingURL=user-statistics.service.js.map