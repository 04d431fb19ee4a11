import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ResponseSchema } from '../../platform/http/output/response-schema.ts';
import { RequireAccess } from '../../platform/security/principal.ts';
import { overviewView } from './dashboard.dto.ts';
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
}
