import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { BodyLimit, PUBLIC_LIMITS } from '../../../platform/http/input/bodies.ts';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor, CurrentUser } from '../../../platform/security/current-user.ts';
import { type Principal, RequireAccess } from '../../../platform/security/principal.ts';
import { programParams } from '../intake/intake.dto.ts';
import { syncBody, syncView, trainingProgressView, trainingView } from './training.dto.ts';
import { TrainingLog } from './training-log.service.ts';
import { TrainingProgress } from './training-progress.service.ts';
import { TrainingSync } from './training-sync.service.ts';

type Program = z.infer<typeof programParams>;

@ApiTags('clients')
@RequireAccess('member')
@Controller('api/my/programs/:id/training')
export class OwnTrainingController {
  constructor(
    private readonly log: TrainingLog,
    private readonly sync: TrainingSync,
    private readonly trainingProgress: TrainingProgress,
  ) {}

  @Get()
  @ApiOperation({ summary: 'My sessions of the last weeks, the sets of the last time, and my best ones' })
  @ResponseSchema(200, trainingView)
  find(@Param({ schema: programParams }) { id }: Program, @CurrentActor() { userId }: Actor) {
    return this.log.own(id, userId);
  }

  @Post('edits')
  @HttpCode(200)
  @BodyLimit({ bytes: PUBLIC_LIMITS.bytes, values: 4_000 })
  @ApiOperation({ summary: 'Store what I wrote down, also late and again' })
  @ResponseSchema(200, syncView)
  take(
    @Param({ schema: programParams }) { id }: Program,
    @Body({ schema: syncBody }) { edits }: z.infer<typeof syncBody>,
    @CurrentActor() { userId }: Actor,
  ) {
    return this.sync.take(id, userId, edits);
  }

  @Get('progress')
  @ApiOperation({ summary: 'My training over time' })
  @ResponseSchema(200, trainingProgressView)
  progress(@Param({ schema: programParams }) { id }: Program, @CurrentActor() { userId }: Actor) {
    return this.trainingProgress.own(id, userId);
  }
}

@ApiTags('clients')
@RequireAccess('clients:read')
@Controller('api/admin/clients/:id/training')
export class ClientTrainingController {
  constructor(
    private readonly log: TrainingLog,
    private readonly trainingProgress: TrainingProgress,
  ) {}

  @Get()
  @ApiOperation({ summary: 'A client’s sessions of the last weeks' })
  @ResponseSchema(200, trainingView)
  find(@Param({ schema: programParams }) { id }: Program, @CurrentUser() viewer: Principal) {
    return this.log.ofClient(id, viewer);
  }

  @Get('progress')
  @ApiOperation({ summary: 'A client’s training over time' })
  @ResponseSchema(200, trainingProgressView)
  progress(@Param({ schema: programParams }) { id }: Program, @CurrentUser() viewer: Principal) {
    return this.trainingProgress.ofClient(id, viewer);
  }
}
