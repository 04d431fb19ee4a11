import { Controller, Get, Header } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.ts';
import { platformError } from '../../platform/errors/platform-errors.ts';
import { CurrentUser } from '../../platform/security/current-user.ts';
import { type Principal, RequireAccess } from '../../platform/security/principal.ts';
import { accountView, presentAccount } from './account.api.ts';
import { Accounts } from './accounts.api.ts';

@ApiTags('accounts')
@ApiBearerAuth()
@RequireAccess('member')
@Controller('api/users')
export class UsersController {
  constructor(private readonly accounts: Accounts) {}

  @Get('me')
  @ApiOperation({ summary: 'Who I am' })
  @Answers(200, accountView)
  @Header('cache-control', 'no-store')
  async me(@CurrentUser() { id }: Principal) {
    const account = await this.accounts.findById(id);
    // Deleted since the guard looked.
    if (!account) throw platformError('UNAUTHENTICATED');
    return presentAccount(account);
  }
}
