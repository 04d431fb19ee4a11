import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor } from '../../../platform/security/current-user.ts';
import { RequireAccess } from '../../../platform/security/principal.ts';
import {
  addSuppression,
  removedAnswer,
  suppressionListView,
  suppressionParams,
  type SuppressionQuery,
  suppressionQuery,
} from './suppressions.dto.ts';
import { SuppressionsService } from './suppressions.service.ts';

@ApiTags('broadcasts')
@ApiBearerAuth()
@RequireAccess('broadcast:send')
@Controller('api/suppressions')
export class SuppressionsController {
  constructor(private readonly suppressions: SuppressionsService) {}

  @Get()
  @ApiOperation({ summary: 'Addresses that get no broadcast' })
  @ResponseSchema(200, suppressionListView)
  list(@Query({ schema: suppressionQuery }) query: SuppressionQuery) {
    return this.suppressions.list(query);
  }

  @Post()
  @HttpCode(200)
  @ResponseSchema(200, removedAnswer)
  async add(
    @Body({ schema: addSuppression }) { email, note }: z.infer<typeof addSuppression>,
    @CurrentActor() actor: Actor,
  ) {
    await this.suppressions.add(email, note ?? null, actor);
    return { success: true as const };
  }

  @Delete(':email')
  @ResponseSchema(200, removedAnswer)
  async remove(
    @Param({ schema: suppressionParams }) { email }: z.infer<typeof suppressionParams>,
    @CurrentActor() actor: Actor,
  ) {
    await this.suppressions.remove(email, actor);
    return { success: true as const };
  }
}
