import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor } from '../../../platform/security/current-user.ts';
import { RequireAccess } from '../../../platform/security/principal.ts';
import { RefundAnswers } from './refund-answers.service.ts';
import { adminRequestView, decisionBody, requestParams } from './refund-requests.dto.ts';

@ApiTags('payments')
@ApiBearerAuth()
@RequireAccess('payments:refund')
@Controller('api/payments/admin')
export class AdminRequestsController {
  constructor(private readonly answers: RefundAnswers) {}

  @Post(':id/refund-requests/:requestId/answer')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Answer who asked for a refund, with the refund or without; the same answer is one',
  })
  @ResponseSchema(200, adminRequestView)
  answer(
    @Param({ schema: requestParams }) { id, requestId }: z.infer<typeof requestParams>,
    @Body({ schema: decisionBody }) decision: z.infer<typeof decisionBody>,
    @CurrentActor() actor: Actor,
  ) {
    return this.answers.answer(id, requestId, decision, actor);
  }
}
