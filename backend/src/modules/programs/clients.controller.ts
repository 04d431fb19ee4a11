import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { ResponseSchema } from '../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor, CurrentUser } from '../../platform/security/current-user.ts';
import { type Principal, RequireAccess } from '../../platform/security/principal.ts';
import { OwnPrograms } from './own-programs.service.ts';
import {
  assignBody,
  clientDetailView,
  clientParams,
  clientsQuery,
  clientsView,
  conversationsQuery,
  countsQuery,
  countsView,
  endBody,
  ownProgramsView,
  promisesView,
  shownProgram,
} from './programs.dto.ts';
import { Programs } from './programs.service.ts';

const done = z.object({ success: z.literal(true) });

@ApiTags('clients')
@RequireAccess('clients:read')
@Controller('api/admin/clients')
export class ClientsController {
  constructor(private readonly programs: Programs) {}

  @Get()
  @ApiOperation({ summary: 'Clients, who needs somebody first; a coach sees her own' })
  @ResponseSchema(200, clientsView)
  async list(
    @Query({ schema: clientsQuery }) query: z.infer<typeof clientsQuery>,
    @CurrentUser() viewer: Principal,
  ) {
    const { page, limit, coach: coachId, ...filter } = query;
    const { items, ...frame } = await this.programs.list({ ...filter, coachId }, viewer, page, limit);
    return { items: items.map(shownProgram), ...frame };
  }

  @Get('counts')
  @ApiOperation({ summary: 'How many clients are in each stage, and need somebody for each reason' })
  @ResponseSchema(200, countsView)
  counts(
    @Query({ schema: countsQuery }) { coach }: z.infer<typeof countsQuery>,
    @CurrentUser() viewer: Principal,
  ) {
    return this.programs.counts(coach, viewer);
  }

  @Get(':id')
  @ApiOperation({ summary: 'One client’s program with its timeline' })
  @ResponseSchema(200, clientDetailView)
  async find(
    @Param({ schema: clientParams }) { id }: z.infer<typeof clientParams>,
    @CurrentUser() viewer: Principal,
  ) {
    const { timeline, notes, tasks, pauses, called, assessed, paymentId, ...row } = await this.programs.find(
      id,
      viewer,
    );
    return { ...shownProgram(row), paymentId, called, assessed, notes, tasks, pauses, timeline };
  }

  @Post(':id/link')
  @ApiOperation({ summary: 'Mail a client without an account the link to her program again' })
  @ResponseSchema(200, done)
  async sendLink(
    @Param({ schema: clientParams }) { id }: z.infer<typeof clientParams>,
    @CurrentUser() viewer: Principal,
    @CurrentActor() actor: Actor,
  ) {
    await this.programs.sendLinkAgain(id, viewer, actor);
    return { success: true as const };
  }

  @Post(':id/end')
  @ApiOperation({ summary: 'End a program, with a reason' })
  @ResponseSchema(200, done)
  async end(
    @Param({ schema: clientParams }) { id }: z.infer<typeof clientParams>,
    @Body({ schema: endBody }) { reason }: z.infer<typeof endBody>,
    @CurrentUser() viewer: Principal,
    @CurrentActor() actor: Actor,
  ) {
    await this.programs.end(id, reason, viewer, actor);
    return { success: true as const };
  }
}

@ApiTags('clients')
@RequireAccess('clients:read')
@Controller('api/admin/conversations')
export class ConversationsController {
  constructor(private readonly programs: Programs) {}

  @Get()
  @ApiOperation({ summary: 'Threads with clients, unanswered ones first' })
  @ResponseSchema(200, clientsView)
  async list(
    @Query({ schema: conversationsQuery }) { page, limit, mine }: z.infer<typeof conversationsQuery>,
    @CurrentUser() viewer: Principal,
  ) {
    const { items, ...frame } = await this.programs.conversations(mine === 'true', viewer, page, limit);
    return { items: items.map(shownProgram), ...frame };
  }
}

@ApiTags('clients')
@RequireAccess('clients:assign')
@Controller('api/admin/client-promises')
export class PromisesController {
  constructor(private readonly programs: Programs) {}

  @Get()
  @ApiOperation({ summary: 'How many promises of this month were kept in time: first calls and plans' })
  @ResponseSchema(200, promisesView)
  find() {
    return this.programs.promises();
  }
}

@ApiTags('clients')
@RequireAccess('clients:assign')
@Controller('api/admin/client-assignments')
export class AssignmentsController {
  constructor(private readonly programs: Programs) {}

  @Post()
  @ApiOperation({ summary: 'Entrust clients to a coach, or to nobody' })
  @ResponseSchema(200, done)
  async assign(@Body({ schema: assignBody }) body: z.infer<typeof assignBody>, @CurrentActor() actor: Actor) {
    await this.programs.assign(body.ids, body.coach, body.until ?? null, actor);
    return { success: true as const };
  }
}

@ApiTags('clients')
@RequireAccess('member')
@Controller('api/my/programs')
export class OwnProgramsController {
  constructor(private readonly programs: OwnPrograms) {}

  @Get()
  @ApiOperation({ summary: 'My programs, newest first, with what is next and new in each' })
  @ResponseSchema(200, ownProgramsView)
  async list(@CurrentActor() { userId }: Actor) {
    return { items: await this.programs.list(userId) };
  }
}
