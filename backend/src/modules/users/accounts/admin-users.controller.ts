import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { RequireAccess } from '../../../platform/security/principal.ts';
import { UserStatisticsService } from './user-statistics.service.ts';
import {
  activitiesQuery,
  activitiesView,
  loginActivityQuery,
  loginActivityView,
  summaryView,
} from './users.dto.ts';

@ApiTags('accounts')
@ApiBearerAuth()
@RequireAccess('dashboard:read')
@Controller('api/users/admin')
export class AdminUsersController {
  constructor(private readonly statistics: UserStatisticsService) {}

  @Get('summary')
  @ApiOperation({ summary: 'How many accounts there are, and who signed in last' })
  @ResponseSchema(200, summaryView)
  summary() {
    return this.statistics.summary();
  }

  @Get('activities')
  @RequireAccess('activity:read')
  @ApiOperation({ summary: 'What people did, newest first' })
  @ResponseSchema(200, activitiesView)
  activities(@Query({ schema: activitiesQuery }) query: z.infer<typeof activitiesQuery>) {
    const { page, limit, ...range } = query;
    return this.statistics.activities(range, page, limit);
  }

  @Get('login-activity')
  @ApiOperation({ summary: 'Sign-ins per day in Asia/Kolkata, oldest day first, today last' })
  @ResponseSchema(200, loginActivityView)
  async loginActivity(@Query({ schema: loginActivityQuery }) { days }: z.infer<typeof loginActivityQuery>) {
    return { days: await this.statistics.signInsPerDay(days) };
  }
}
