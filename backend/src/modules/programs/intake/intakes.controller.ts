import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor, CurrentUser } from '../../../platform/security/current-user.ts';
import { type Principal, RequireAccess } from '../../../platform/security/principal.ts';
import {
  answersBody,
  clientFoodView,
  clientIntakeView,
  consentBody,
  healthBody,
  keepingBody,
  openedHealthView,
  openingsView,
  ownIntakeView,
  programParams,
} from './intake.dto.ts';
import { ClientFood } from './client-food.service.ts';
import { Intakes } from './intakes.service.ts';

type Program = z.infer<typeof programParams>;

@ApiTags('clients')
@RequireAccess('member')
@Controller('api/my/programs/:id/intake')
export class OwnIntakeController {
  constructor(private readonly intakes: Intakes) {}

  @Get()
  @ApiOperation({ summary: 'My answers so far, and who of the staff opened my health answers' })
  @ResponseSchema(200, ownIntakeView)
  find(@Param({ schema: programParams }) { id }: Program, @CurrentActor() actor: Actor) {
    return this.intakes.own(id, actor);
  }

  @Put('answers')
  @ApiOperation({ summary: 'Save some of my answers' })
  @ResponseSchema(200, ownIntakeView)
  saveAnswers(
    @Param({ schema: programParams }) { id }: Program,
    @Body({ schema: answersBody }) { version, answers }: z.infer<typeof answersBody>,
    @CurrentActor() actor: Actor,
  ) {
    return this.intakes.saveAnswers(id, version, answers, actor);
  }

  @Put('health')
  @ApiOperation({ summary: 'Save my health answers, after my consent' })
  @ResponseSchema(200, ownIntakeView)
  saveHealth(
    @Param({ schema: programParams }) { id }: Program,
    @Body({ schema: healthBody }) { version, health }: z.infer<typeof healthBody>,
    @CurrentActor() actor: Actor,
  ) {
    return this.intakes.saveHealth(id, version, health as never, actor);
  }

  @Post('consent')
  @HttpCode(200)
  @ApiOperation({ summary: 'Agree to the use of my health answers' })
  @ResponseSchema(200, ownIntakeView)
  consent(
    @Param({ schema: programParams }) { id }: Program,
    @Body({ schema: consentBody }) _consent: z.infer<typeof consentBody>,
    @CurrentActor() actor: Actor,
  ) {
    return this.intakes.consent(id, true, actor);
  }

  @Delete('consent')
  @ApiOperation({ summary: 'Take my consent back: staff cannot open my health answers any more' })
  @ResponseSchema(200, ownIntakeView)
  withdraw(@Param({ schema: programParams }) { id }: Program, @CurrentActor() actor: Actor) {
    return this.intakes.consent(id, false, actor);
  }

  @Put('keeping')
  @ApiOperation({ summary: 'Whether my health answers are kept after the end of the program' })
  @ResponseSchema(200, ownIntakeView)
  keepHealth(
    @Param({ schema: programParams }) { id }: Program,
    @Body({ schema: keepingBody }) { keep }: z.infer<typeof keepingBody>,
    @CurrentActor() actor: Actor,
  ) {
    return this.intakes.keepHealth(id, keep, actor);
  }

  @Post('complete')
  @ApiOperation({ summary: 'All is answered' })
  @ResponseSchema(200, ownIntakeView)
  complete(@Param({ schema: programParams }) { id }: Program, @CurrentActor() actor: Actor) {
    return this.intakes.complete(id, actor);
  }
}

@ApiTags('clients')
@Controller('api/admin/clients/:id')
export class ClientIntakeController {
  constructor(
    private readonly intakes: Intakes,
    private readonly food: ClientFood,
  ) {}

  @Get('intake')
  @RequireAccess('clients:read')
  @ApiOperation({ summary: 'A client’s answers, without those about health' })
  @ResponseSchema(200, clientIntakeView)
  find(@Param({ schema: programParams }) { id }: Program, @CurrentUser() viewer: Principal) {
    return this.intakes.ofClient(id, viewer);
  }

  @Get('food')
  @RequireAccess('clients:read')
  @ApiOperation({ summary: 'What a client’s plan of food is written from, and whether it may have targets' })
  @ResponseSchema(200, clientFoodView)
  findFood(@Param({ schema: programParams }) { id }: Program, @CurrentUser() viewer: Principal) {
    return this.food.find(id, viewer);
  }

  @Post('guardian')
  @RequireAccess('clients:read')
  @HttpCode(200)
  @ApiOperation({ summary: 'Record that the parent or guardian of somebody under 18 has agreed' })
  @ResponseSchema(200, clientIntakeView)
  async recordGuardian(
    @Param({ schema: programParams }) { id }: Program,
    @CurrentUser() viewer: Principal,
    @CurrentActor() actor: Actor,
  ) {
    await this.intakes.recordGuardian(id, viewer, actor);
    return this.intakes.ofClient(id, viewer);
  }

  @Get('health/openings')
  @RequireAccess('health:read')
  @ApiOperation({ summary: 'Who of the staff opened a client’s health answers, newest first' })
  @ResponseSchema(200, openingsView)
  async openings(@Param({ schema: programParams }) { id }: Program, @CurrentUser() viewer: Principal) {
    return { items: await this.intakes.openings(id, viewer) };
  }

  @Post('health')
  @RequireAccess('health:read')
  @ApiOperation({ summary: 'Open a client’s health answers: logged, and shown to her' })
  @ResponseSchema(200, openedHealthView)
  openHealth(
    @Param({ schema: programParams }) { id }: Program,
    @CurrentUser() viewer: Principal,
    @CurrentActor() actor: Actor,
  ) {
    return this.intakes.openHealth(id, viewer, actor);
  }
}
