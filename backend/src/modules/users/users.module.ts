import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { AccessTokens } from './access-tokens.api.ts';
import { Accounts } from './accounts.api.ts';
import { AccountControl } from './account-control.api.ts';
import { AdminUsersController } from './admin-users.controller.ts';
import { SecondFactorPolicy } from './second-factor-policy.api.ts';
import { Sessions } from './sessions.api.ts';
import { JwtStrategy } from './jwt.strategy.ts';
import { UserStatisticsService } from './user-statistics.service.ts';
import { UsersController } from './users.controller.ts';
import { UsersRepository } from './users.repository.ts';

/** HTTP side of accounts. Global: other modules ask it for accounts and tokens. */
@Global()
@Module({
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
export class UsersModule {}
