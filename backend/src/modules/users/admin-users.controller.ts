import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import type { ActivityEntry } from '../activity/activity-history.api.ts';
import { ResponseSchema } from '../../platform/http/output/response-schema.ts';
import { RequireAccess } from '../../platform/security/principal.ts';
import { UserStatisticsService } from './user-statistics.service.ts';
import {
  activitiesQuery,
  activitiesView,
  loginActivityQuery,
  loginActivityView,
  summaryView,
} from './users.dto.ts';

const present = (entry: ActivityEntry) => ({ ...entry, createdAt: entry.createdAt.toISOString() });

@ApiTags('accounts')
@ApiBearerAuth()
@RequireAccess('dashboard:read')
@Controller('api/users/admin')
export class AdminUsersController {
  constructor(private readonly statistics: UserStatisticsService) {}

  @Get('summary')
  @ApiOperation({ summary: 'How many accounts there are, and who signed in last' })
  @ResponseSchema(200, summaryView)
  async summary() {
    const { recentLogins, ...counts } = await this.statistics.summary();
    return { ...counts, recentLogins: recentLogins.map(present) };
  }

  @Get('activities')
  @RequireAccess('activity:read')
  @ApiOperation({ summary: 'What people did, newest first' })
  @ResponseSchema(200, activitiesView)
  async activities(@Query({ schema: activitiesQuery }) query: z.infer<typeof activitiesQuery>) {
    const { page, limit, ...range } = query;
    const { items, ...rest } = await this.statistics.activities(range, page, limit);
    return { items: items.map(present), ...rest };
  }

  @Get('login-activity')
  @ApiOperation({ summary: 'Sign-ins per day in Asia/Kolkata, oldest day first, today last' })
  @ResponseSchema(200, loginActivityView)
  async loginActivity(@Query({ schema: loginActivityQuery }) { days }: z.infer<typeof loginActivityQuery>) {
    return { days: await this.statistics.signInsPerDay(days) };
  }
}
