import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { PrincipalResolver } from '../../platform/security/principal.ts';
import { AccessTokens } from './access-tokens.api.ts';
import { Accounts } from './accounts.api.ts';
import { AdminUsersController } from './admin-users.controller.ts';
import { UserStatisticsService } from './user-statistics.service.ts';
import { UsersController } from './users.controller.ts';
import { UsersRepository } from './users.repository.ts';

/** HTTP side of accounts. Global: the guard asks it who holds a token. */
@Global()
@Module({
  imports: [JwtModule.register({})],
  controllers: [UsersController, AdminUsersController],
  providers: [
    Accounts,
    UsersRepository,
    UserStatisticsService,
    AccessTokens,
    { provide: PrincipalResolver, useExisting: AccessTokens },
  ],
  exports: [PrincipalResolver, Accounts, AccessTokens],
})
export class UsersModule {}
