import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor, CurrentUser } from '../../../platform/security/current-user.ts';
import { type Principal, RequireAccess } from '../../../platform/security/principal.ts';
import { RateLimit } from '../../../platform/security/rate-limits.ts';
import { programParams } from '../intake/intake.dto.ts';
import { askPauseBody, decidePauseBody, pauseParams, pausesView, setPauseBody } from './pauses.dto.ts';
import { Pauses } from './pauses.service.ts';

type Program = z.infer<typeof programParams>;
type OnePause = z.infer<typeof pauseParams>;

/** Each one mails the coach. */
const ASK_LIMIT = { name: 'ask-pause', points: 10, seconds: 86_400 };

@ApiTags('clients')
@RequireAccess('member')
@Controller('api/my/programs/:id/pauses')
export class OwnPausesController {
  constructor(private readonly pauses: Pauses) {}

  @Post()
  @HttpCode(200)
  @RateLimit(ASK_LIMIT)
  @ApiOperation({ summary: 'Ask for days off' })
  @ResponseSchema(200, pausesView)
  async ask(
    @Param({ schema: programParams }) { id }: Program,
    @Body({ schema: askPauseBody }) body: z.infer<typeof askPauseBody>,
    @CurrentActor() actor: Actor,
  ) {
    return { items: await this.pauses.ask(id, body, actor) };
  }

  @Delete(':pause')
  @ApiOperation({ summary: 'Take back what I asked for, while it is not decided' })
  @ResponseSchema(200, pausesView)
  async withdraw(@Param({ schema: pauseParams }) { id, pause }: OnePause, @CurrentActor() actor: Actor) {
    return { items: await this.pauses.withdraw(id, pause, actor) };
  }
}

@ApiTags('clients')
@RequireAccess('clients:read')
@Controller('api/admin/clients/:id/pauses')
export class ClientPausesController {
  constructor(private readonly pauses: Pauses) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Give a client days off' })
  @ResponseSchema(200, pausesView)
  async set(
    @Param({ schema: programParams }) { id }: Program,
    @Body({ schema: setPauseBody }) body: z.infer<typeof setPauseBody>,
    @CurrentUser() viewer: Principal,
    @CurrentActor() actor: Actor,
  ) {
    return { items: await this.pauses.set(id, body, viewer, actor) };
  }

  @Post(':pause/decision')
  @HttpCode(200)
  @ApiOperation({ summary: 'Agree to days off, or refuse them with a word why' })
  @ResponseSchema(200, pausesView)
  async decide(
    @Param({ schema: pauseParams }) { id, pause }: OnePause,
    @Body({ schema: decidePauseBody }) body: z.infer<typeof decidePauseBody>,
    @CurrentUser() viewer: Principal,
    @CurrentActor() actor: Actor,
  ) {
    return { items: await this.pauses.decide(id, pause, body, viewer, actor) };
  }

  @Post(':pause/end')
  @HttpCode(200)
  @ApiOperation({ summary: 'End days off early: training goes on today' })
  @ResponseSchema(200, pausesView)
  async end(
    @Param({ schema: pauseParams }) { id, pause }: OnePause,
    @CurrentUser() viewer: Principal,
    @CurrentActor() actor: Actor,
  ) {
    return { items: await this.pauses.end(id, pause, viewer, actor) };
  }
}
