import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ResponseSchema } from '../../platform/http/output/response-schema.ts';
import { RequireAccess } from '../../platform/security/principal.ts';
import { overviewView, revenueQuery, revenueView } from './dashboard.dto.ts';
import { DashboardService } from './dashboard.service.ts';

@ApiTags('dashboard')
@ApiBearerAuth()
@RequireAccess('dashboard:read')
@Controller('api/admin')
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Get('overview')
  @ApiOperation({ summary: 'How the business stands, and what waits for somebody' })
  @ResponseSchema(200, overviewView)
  overview() {
    return this.dashboard.overview();
  }

  @Get('revenue')
  @ApiOperation({ summary: 'Revenue per day in Asia/Kolkata, oldest day first, today last' })
  @ResponseSchema(200, revenueView)
  async revenue(@Query({ schema: revenueQuery }) { days }: z.infer<typeof revenueQuery>) {
    return { days: await this.dashboard.revenuePerDay(days) };
  }
}
