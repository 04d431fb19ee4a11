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
import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ResponseSchema } from '../../platform/http/output/response-schema.js';
import { CurrentActor } from '../../platform/security/current-user.js';
import { RequireAccess } from '../../platform/security/principal.js';
import { AccountDecisionsService } from './account-decisions.service.js';
import { peopleQuery, peopleView, personParams, personView, rolesBody } from './people.dto.js';
import { presentListed, presentPerson } from './people.presenter.js';
import { PeopleService } from './people.service.js';
let PeopleController = class PeopleController {
    people;
    decisions;
    constructor(people, decisions) {
        this.people = people;
        this.decisions = decisions;
    }
    async list({ page, limit, ...query }) {
        const { items, ...frame } = await this.people.list(query, page, limit);
        return { items: items.map(presentListed), ...frame };
    }
    byId({ id }, actor) {
        return this.shown(id, actor);
    }
    async deactivate({ id }, actor) {
        await this.decisions.deactivate(id, actor);
        return this.shown(id, actor);
    }
    async reactivate({ id }, actor) {
        await this.decisions.reactivate(id, actor);
        return this.shown(id, actor);
    }
    async endSessions({ id }, actor) {
        await this.decisions.endSessions(id, actor);
        return this.shown(id, actor);
    }
    async resetSecondFactor({ id }, actor) {
        await this.decisions.resetSecondFactor(id, actor);
        return this.shown(id, actor);
    }
    async setRole({ id }, { role }, actor) {
        await this.decisions.setRole(id, role, actor);
        return this.shown(id, actor);
    }
    async shown(id, { userId }) {
        return presentPerson(await this.people.detail(id), userId);
    }
};
__decorate([
    Get(),
    ApiOperation({ summary: 'Everybody with an account or a purchase, newest first' }),
    ResponseSchema(200, peopleView),
    __param(0, Query({ schema: peopleQuery })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", Promise)
], PeopleController.prototype, "list", null);
__decorate([
    Get(':id'),
    ApiOperation({ summary: 'One person with all that we know of them' }),
    ResponseSchema(200, personView),
    __param(0, Param({ schema: personParams })),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", void 0)
], PeopleController.prototype, "byId", null);
__decorate([
    Post(':id/deactivate'),
    HttpCode(200),
    ApiOperation({ summary: 'Let nobody sign in with this account; ends its sessions' }),
    ResponseSchema(200, personView),
    __param(0, Param({ schema: personParams })),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], PeopleController.prototype, "deactivate", null);
__decorate([
    Post(':id/reactivate'),
    HttpCode(200),
    ApiOperation({ summary: 'Open a deactivated account again' }),
    ResponseSchema(200, personView),
    __param(0, Param({ schema: personParams })),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], PeopleController.prototype, "reactivate", null);
__decorate([
    Post(':id/end-sessions'),
    HttpCode(200),
    ApiOperation({ summary: 'End every session of this account' }),
    ResponseSchema(200, personView),
    __param(0, Param({ schema: personParams })),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], PeopleController.prototype, "endSessions", null);
__decorate([
    Post(':id/reset-second-factor'),
    HttpCode(200),
    ApiOperation({ summary: 'Take their second factor away, for who has lost it; ends their sessions' }),
    ResponseSchema(200, personView),
    __param(0, Param({ schema: personParams })),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], PeopleController.prototype, "resetSecondFactor", null);
__decorate([
    Put(':id/role'),
    ApiOperation({ summary: 'What this person is here from the next call on; `member`: works here no more' }),
    ResponseSchema(200, personView),
    __param(0, Param({ schema: personParams })),
    __param(1, Body({ schema: rolesBody })),
    __param(2, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object, Object]),
    __metadata("design:returntype", Promise)
], PeopleController.prototype, "setRole", null);
PeopleController = __decorate([
    ApiTags('people'),
    ApiBearerAuth(),
    RequireAccess('people:manage'),
    Controller('api/admin/people'),
    __metadata("design:paramtypes", [PeopleService,
        AccountDecisionsService])
], PeopleController);
export { PeopleController };
//# sourceMappingURL=people.controller.js.map