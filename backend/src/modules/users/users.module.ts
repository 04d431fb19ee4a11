import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { PrincipalResolver } from '../../platform/security/principal.ts';
import { AccessTokens } from './access-tokens.ts';
import { UsersRepository } from './users.repository.ts';

/** Global: the guard asks it who holds a token. */
@Global()
@Module({
  imports: [JwtModule.register({})],
  providers: [UsersRepository, AccessTokens, { provide: PrincipalResolver, useExisting: AccessTokens }],
  exports: [PrincipalResolver, UsersRepository],
})
export class UsersModule {}
