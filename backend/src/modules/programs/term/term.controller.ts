import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { nameLine, STORABLE } from '../../../platform/http/input/text-fields.ts';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor } from '../../../platform/security/current-user.ts';
import { RequireAccess } from '../../../platform/security/principal.ts';
import { RateLimit } from '../../../platform/security/rate-limits.ts';
import { checkoutOrder } from '../../payments/checkout/payments.dto.ts';
import { programParams } from '../intake/intake.dto.ts';
import { Endings } from './endings.service.ts';
import { renewalView, renewBody, summaryView } from './renewals.dto.ts';
import { Renewals } from './renewals.service.ts';

type Program = z.infer<typeof programParams>;

/** The same as of the checkout. */
const RENEWAL_LIMIT = { name: 'renewal', points: 30, seconds: 60 };

const storyBody = z.object({
  name: nameLine(120).meta({ description: 'As shown beside the story' }),
  story: z
    .string()
    .trim()
    .min(20, 'At least 20 letters')
    .max(5_000, 'At most 5000 characters')
    .regex(STORABLE, 'Please use plain text'),
  consent: z.literal(true, 'Please agree, or leave the story out'),
});
const done = z.object({ success: z.literal(true) });

@ApiTags('clients')
@RequireAccess('member')
@Controller('api/my/programs/:id')
export class OwnTermController {
  constructor(
    private readonly renewals: Renewals,
    private readonly endings: Endings,
  ) {}

  @Get('renewal')
  @ApiOperation({ summary: 'What going on costs, and when it would begin' })
  @ResponseSchema(200, renewalView)
  find(@Param({ schema: programParams }) { id }: Program, @CurrentActor() actor: Actor) {
    return this.renewals.find(id, actor);
  }

  @Post('renewal')
  @RateLimit(RENEWAL_LIMIT)
  @ApiOperation({ summary: 'Start the purchase of a renewal, with my details' })
  @ResponseSchema(201, checkoutOrder)
  order(
    @Param({ schema: programParams }) { id }: Program,
    @Body({ schema: renewBody }) body: z.infer<typeof renewBody>,
    @CurrentActor() actor: Actor,
  ) {
    return this.renewals.order(id, body, actor);
  }

  @Get('summary')
  @ApiOperation({ summary: 'My program in figures' })
  @ResponseSchema(200, summaryView)
  summary(@Param({ schema: programParams }) { id }: Program, @CurrentActor() actor: Actor) {
    return this.endings.summary(id, actor);
  }

  @Post('story')
  @HttpCode(200)
  @ApiOperation({ summary: 'Tell my story after the end: a draft that the owner may publish' })
  @ResponseSchema(200, done)
  async tell(
    @Param({ schema: programParams }) { id }: Program,
    @Body({ schema: storyBody }) body: z.infer<typeof storyBody>,
    @CurrentActor() actor: Actor,
  ) {
    await this.endings.tell(id, body, actor);
    return { success: true as const };
  }
}
