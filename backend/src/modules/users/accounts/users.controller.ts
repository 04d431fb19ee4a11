import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { CurrentUser } from '../../../platform/security/current-user.ts';
import { type Principal, RequireAccess } from '../../../platform/security/principal.ts';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { Accounts } from './accounts.service.ts';
import {
  accountView,
  activitiesQuery,
  activitiesView,
  loginActivityQuery,
  loginActivityView,
  presentAccount,
  summaryView,
} from './users.dto.ts';

/** admin-4: the dashboard previews five. */
const RECENT_LOGINS = 5;

@ApiTags('accounts')
@RequireAccess('member')
@Controller('api/users')
export class UsersController {
  @Get('me')
  @ApiOperation({ summary: 'Get the signed-in user' })
  @ResponseSchema(200, accountView)
  me(@CurrentUser() user: Principal) {
    return presentAccount(user);
  }
}

@ApiTags('accounts')
@RequireAccess('dashboard:read')
@Controller('api/users/admin')
export class AdminUsersController {
  constructor(
    private readonly accounts: Accounts,
    private readonly activity: ActivityLog,
  ) {}

  @Get('summary')
  @ApiOperation({ summary: 'Get numbers of accounts and the latest sign-ins' })
  @ResponseSchema(200, summaryView)
  async summary() {
    const [{ total, admins }, recentLogins] = await Promise.all([
      this.accounts.count(),
      this.activity.newestSignIns(RECENT_LOGINS),
    ]);
    return { totalUsers: total, admins, users: total - admins, recentLogins };
  }

  @Get('activities')
  @RequireAccess('activity:read')
  @ApiOperation({ summary: 'List activities, newest first' })
  @ResponseSchema(200, activitiesView)
  activities(@Query({ schema: activitiesQuery }) query: z.infer<typeof activitiesQuery>) {
    const { page, limit, ...range } = query;
    return this.activity.list(range, page, limit);
  }

  @Get('login-activity')
  @ApiOperation({ summary: 'Get sign-ins per day in Asia/Kolkata, oldest first' })
  @ResponseSchema(200, loginActivityView)
  async loginActivity(@Query({ schema: loginActivityQuery }) { days }: z.infer<typeof loginActivityQuery>) {
    return { days: await this.activity.signInsPerDay(days) };
  }
}
