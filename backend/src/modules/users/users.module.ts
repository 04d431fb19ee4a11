import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { AccountControl } from './accounts/account-control.service.ts';
import { Accounts } from './accounts/accounts.service.ts';
import { JwtStrategy } from './accounts/jwt.strategy.ts';
import { SecondFactorPolicy } from './accounts/second-factor-policy.service.ts';
import { Sessions } from './accounts/sessions.service.ts';
import { AdminUsersController, UsersController } from './accounts/users.controller.ts';

/** HTTP process: accounts and sessions. Global, as other modules need accounts and tokens. */
@Global()
@Module({
  imports: [JwtModule.register({})],
  controllers: [UsersController, AdminUsersController],
  providers: [Accounts, Sessions, AccountControl, SecondFactorPolicy, JwtStrategy],
  exports: [Accounts, Sessions, AccountControl, SecondFactorPolicy],
})
export class UsersModule {}

/** Worker process: accounts. */
@Module({ providers: [Accounts], exports: [Accounts] })
export class UsersWorkerModule {}
