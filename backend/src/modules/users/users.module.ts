import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { AccessTokens } from './accounts/access-tokens.api.ts';
import { Accounts } from './accounts/accounts.api.ts';
import { AccountControl } from './accounts/account-control.api.ts';
import { AdminUsersController } from './accounts/admin-users.controller.ts';
import { SecondFactorPolicy } from './accounts/second-factor-policy.api.ts';
import { Sessions } from './accounts/sessions.api.ts';
import { JwtStrategy } from './accounts/jwt.strategy.ts';
import { UserStatisticsService } from './accounts/user-statistics.service.ts';
import { UsersController } from './accounts/users.controller.ts';
import { UsersRepository } from './accounts/users.repository.ts';

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
