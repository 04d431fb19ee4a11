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
import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ResponseSchema } from '../../platform/http/output/response-schema.js';
import { CurrentUser } from '../../platform/security/current-user.js';
import { RequireAccess } from '../../platform/security/principal.js';
import { accountView, presentAccount } from './account.api.js';
let UsersController = class UsersController {
    me(user) {
        return presentAccount(user);
    }
};
__decorate([
    Get('me'),
    ApiOperation({ summary: 'Who I am' }),
    ResponseSchema(200, accountView),
    __param(0, CurrentUser()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", void 0)
], UsersController.prototype, "me", null);
UsersController = __decorate([
    ApiTags('accounts'),
    ApiBearerAuth(),
    RequireAccess('member'),
    Controller('api/users')
], UsersController);
export { UsersController };
//# sourceMappingURL=users.controller.js.map