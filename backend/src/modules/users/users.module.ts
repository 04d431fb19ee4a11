import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { PrincipalResolver } from '../../platform/security/principal.ts';
import { AccessTokens } from './access-tokens.ts';
import { ActivityLog } from './users.api.ts';
import { UsersRepository } from './users.repository.ts';

@Module({
  imports: [JwtModule.register({})],
  providers: [
    ActivityLog,
    UsersRepository,
    AccessTokens,
    { provide: PrincipalResolver, useExisting: AccessTokens },
  ],
  exports: [ActivityLog, PrincipalResolver, UsersRepository],
})
export class UsersModule {}
