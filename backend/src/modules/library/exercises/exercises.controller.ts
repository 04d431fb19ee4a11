import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor } from '../../../platform/security/current-user.ts';
import { RequireAccess } from '../../../platform/security/principal.ts';
import {
  backToShippedBody,
  changeExerciseBody,
  exerciseBody,
  exerciseParams,
  exercisesView,
  exerciseView,
  mergeBody,
} from './exercises.dto.ts';
import { Exercises } from './exercises.service.ts';

type Params = z.infer<typeof exerciseParams>;

@ApiTags('library')
@RequireAccess('clients:read')
@Controller('api/admin/exercises')
export class ExercisesController {
  constructor(private readonly exercises: Exercises) {}

  @Get()
  @ApiOperation({ summary: 'The whole exercise library by name, with hidden and merged ones' })
  @ResponseSchema(200, exercisesView)
  async list() {
    return { items: await this.exercises.list() };
  }

  @Get(':id')
  @ApiOperation({ summary: 'One exercise with its cues' })
  @ResponseSchema(200, exerciseView)
  find(@Param({ schema: exerciseParams }) { id }: Params) {
    return this.exercises.find(id);
  }

  @Post()
  @ApiOperation({ summary: 'Add an own exercise' })
  @ResponseSchema(201, exerciseView)
  create(@Body({ schema: exerciseBody }) body: z.infer<typeof exerciseBody>, @CurrentActor() actor: Actor) {
    return this.exercises.create(body, actor);
  }

  @Put(':id')
  @ApiOperation({ summary: 'Change an exercise; a shipped one is kept and ours stands in its place' })
  @ResponseSchema(200, exerciseView)
  change(
    @Param({ schema: exerciseParams }) { id }: Params,
    @Body({ schema: changeExerciseBody }) { version, ...text }: z.infer<typeof changeExerciseBody>,
    @CurrentActor() actor: Actor,
  ) {
    return this.exercises.change(id, version, text, actor);
  }

  @Post(':id/shipped')
  @ApiOperation({ summary: 'Go back to the shipped exercise' })
  @ResponseSchema(200, exerciseView)
  backToShipped(
    @Param({ schema: exerciseParams }) { id }: Params,
    @Body({ schema: backToShippedBody }) { version }: z.infer<typeof backToShippedBody>,
    @CurrentActor() actor: Actor,
  ) {
    return this.exercises.backToShipped(id, version, actor);
  }

  @Post(':id/hide')
  @ApiOperation({ summary: 'Offer an exercise no more; plans keep it' })
  @ResponseSchema(200, exerciseView)
  hide(@Param({ schema: exerciseParams }) { id }: Params, @CurrentActor() actor: Actor) {
    return this.exercises.hide(id, actor);
  }

  @Post(':id/show')
  @ApiOperation({ summary: 'Take back that an exercise was hidden or merged' })
  @ResponseSchema(200, exerciseView)
  show(@Param({ schema: exerciseParams }) { id }: Params, @CurrentActor() actor: Actor) {
    return this.exercises.show(id, actor);
  }

  @Post(':id/merge')
  @ApiOperation({ summary: 'Show an exercise as another one from now on, in given plans, too' })
  @ResponseSchema(200, exerciseView)
  merge(
    @Param({ schema: exerciseParams }) { id }: Params,
    @Body({ schema: mergeBody }) { into }: z.infer<typeof mergeBody>,
    @CurrentActor() actor: Actor,
  ) {
    return this.exercises.merge(id, into, actor);
  }
}
