var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Injectable } from '@nestjs/common';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { AuthGuard } from '@nestjs/passport';
import { platformError } from '../errors/platform-errors.js';
import { rememberPrincipal } from './current-user.js';
import { hasRight, isRight } from './rights.domain.js';
import { StrategyNames } from './strategy-names.js';
/**
 * Enforces `RequireAccess` on the server, whatever the pages may show or hide. Nest would ask its guards after the body was
 * read; this one is asked by a hook before that.
 */
let AccessGuard = class AccessGuard extends AuthGuard() {
    constructor(names) {
        super({ defaultStrategy: names.of('jwt') });
    }
    /** @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `SECOND_FACTOR_REQUIRED` */
    async check(request, reply) {
        if (!request.routeOptions.config.access)
            return;
        await this.canActivate(new ExecutionContextHost([request, reply]));
    }
    /** Called by Passport with whom the token names. @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `SECOND_FACTOR_REQUIRED` */
    handleRequest(error, principal, _info, context) {
        if (error)
            throw error;
        if (!principal)
            throw platformError('UNAUTHENTICATED');
        const request = context.switchToHttp().getRequest();
        const { access } = request.routeOptions.config;
        if (isRight(access)) {
            if (!hasRight(principal.role, access))
                throw platformError('FORBIDDEN');
            if (principal.secondFactorDue)
                throw platformError('SECOND_FACTOR_REQUIRED');
        }
        rememberPrincipal(request, principal);
        return principal;
    }
};
AccessGuard = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [StrategyNames])
], AccessGuard);
export { AccessGuard };
//# sourceMappingURL=access.guard.js.map