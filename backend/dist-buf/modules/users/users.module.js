var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { AccessTokens } from './access-tokens.api.js';
import { Accounts } from './accounts.api.js';
import { AccountControl } from './account-control.api.js';
import { AdminUsersController } from './admin-users.controller.js';
import { SecondFactorPolicy } from './second-factor-policy.api.js';
import { Sessions } from './sessions.api.js';
import { JwtStrategy } from './jwt.strategy.js';
import { UserStatisticsService } from './user-statistics.service.js';
import { UsersController } from './users.controller.js';
import { UsersRepository } from './users.repository.js';
/** HTTP side of accounts. Global: other modules ask it for accounts and tokens. */
let UsersModule = class UsersModule {
};
UsersModule = __decorate([
    Global(),
    Module({
        imports: [JwtModule.register({})],
        controllers: [UsersController, AdminUsersController],
        providers: [
            Accounts,
            UsersRepository,
            UserStatisticsService,
            AccessTokens,
            Sessions,
            AccountControl,
            SecondFactorPolicy,
            JwtStrategy,
        ],
        exports: [Accounts, Sessions, AccountControl, SecondFactorPolicy],
    })
], UsersModule);
export { UsersModule };
//# sourceMappingURL=users.module.js.map