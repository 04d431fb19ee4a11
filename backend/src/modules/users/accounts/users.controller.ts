import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { CurrentUser } from '../../../platform/security/current-user.ts';
import { type Principal, RequireAccess } from '../../../platform/security/principal.ts';
import { accountView, presentAccount } from './account.api.ts';

@ApiTags('accounts')
@ApiBearerAuth()
@RequireAccess('member')
@Controller('api/users')
export class UsersController {
  @Get('me')
  @ApiOperation({ summary: 'Who I am' })
  @ResponseSchema(200, accountView)
  me(@CurrentUser() user: Principal) {
    return presentAccount(user);
  }
}
