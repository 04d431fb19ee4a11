import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor } from '../../../platform/security/current-user.ts';
import { RequireAccess } from '../../../platform/security/principal.ts';
import { AccountDecisionsService } from './account-decisions.service.ts';
import { peopleQuery, peopleView, personParams, personView, rolesBody } from './people.dto.ts';
import { PeopleService } from './people.service.ts';

type PersonId = z.infer<typeof personParams>;

@ApiTags('people')
@ApiBearerAuth()
@RequireAccess('people:manage')
@Controller('api/admin/people')
export class PeopleController {
  constructor(
    private readonly people: PeopleService,
    private readonly decisions: AccountDecisionsService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Everybody with an account or a purchase, newest first' })
  @ResponseSchema(200, peopleView)
  list(@Query({ schema: peopleQuery }) { page, limit, ...query }: z.infer<typeof peopleQuery>) {
    return this.people.list(query, page, limit);
  }

  @Get(':id')
  @ApiOperation({ summary: 'One person with all that we know of them' })
  @ResponseSchema(200, personView)
  byId(@Param({ schema: personParams }) { id }: PersonId, @CurrentActor() actor: Actor) {
    return this.people.detail(id, actor.userId);
  }

  @Post(':id/deactivate')
  @HttpCode(200)
  @ApiOperation({ summary: 'Let nobody sign in with this account; ends its sessions' })
  @ResponseSchema(200, personView)
  async deactivate(@Param({ schema: personParams }) { id }: PersonId, @CurrentActor() actor: Actor) {
    await this.decisions.deactivate(id, actor);
    return this.people.detail(id, actor.userId);
  }

  @Post(':id/reactivate')
  @HttpCode(200)
  @ApiOperation({ summary: 'Open a deactivated account again' })
  @ResponseSchema(200, personView)
  async reactivate(@Param({ schema: personParams }) { id }: PersonId, @CurrentActor() actor: Actor) {
    await this.decisions.reactivate(id, actor);
    return this.people.detail(id, actor.userId);
  }

  @Post(':id/end-sessions')
  @HttpCode(200)
  @ApiOperation({ summary: 'End every session of this account' })
  @ResponseSchema(200, personView)
  async endSessions(@Param({ schema: personParams }) { id }: PersonId, @CurrentActor() actor: Actor) {
    await this.decisions.endSessions(id, actor);
    return this.people.detail(id, actor.userId);
  }

  @Post(':id/reset-second-factor')
  @HttpCode(200)
  @ApiOperation({ summary: 'Take their second factor away, for who has lost it; ends their sessions' })
  @ResponseSchema(200, personView)
  async resetSecondFactor(@Param({ schema: personParams }) { id }: PersonId, @CurrentActor() actor: Actor) {
    await this.decisions.resetSecondFactor(id, actor);
    return this.people.detail(id, actor.userId);
  }

  @Put(':id/role')
  @ApiOperation({ summary: 'What this person is here from the next call on; `member`: works here no more' })
  @ResponseSchema(200, personView)
  async setRole(
    @Param({ schema: personParams }) { id }: PersonId,
    @Body({ schema: rolesBody }) { role }: z.infer<typeof rolesBody>,
    @CurrentActor() actor: Actor,
  ) {
    await this.decisions.setRole(id, role, actor);
    return this.people.detail(id, actor.userId);
  }
}
