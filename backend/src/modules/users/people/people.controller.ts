import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor } from '../../../platform/security/current-user.ts';
import { RequireAccess } from '../../../platform/security/principal.ts';
import { StaffInvitations } from '../../auth/invitations/staff-invitations.service.ts';
import { AccountDecisionsService } from './account-decisions.service.ts';
import {
  invitationParams,
  inviteBody,
  peopleQuery,
  peopleView,
  personParams,
  personView,
  rolesBody,
  secondFactorBody,
  secondFactorParams,
  staffView,
} from './people.dto.ts';
import { PeopleService } from './people.service.ts';
import { StaffService } from './staff.service.ts';

type PersonId = z.infer<typeof personParams>;

@ApiTags('people')
@RequireAccess('people:manage')
@Controller('api/admin/people')
export class PeopleController {
  constructor(
    private readonly people: PeopleService,
    private readonly decisions: AccountDecisionsService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List people with an account or a purchase, newest first' })
  @ResponseSchema(200, peopleView)
  list(@Query({ schema: peopleQuery }) { page, limit, ...query }: z.infer<typeof peopleQuery>) {
    return this.people.list(query, page, limit);
  }

  @Get(':id')
  @ApiOperation({ summary: 'Get a person with all their data' })
  @ResponseSchema(200, personView)
  byId(@Param({ schema: personParams }) { id }: PersonId, @CurrentActor() actor: Actor) {
    return this.people.detail(id, actor.userId);
  }

  @Post(':id/deactivate')
  @ApiOperation({ summary: 'Deactivate an account; ends its sessions' })
  @ResponseSchema(200, personView)
  async deactivate(@Param({ schema: personParams }) { id }: PersonId, @CurrentActor() actor: Actor) {
    await this.decisions.deactivate(id, actor);
    return this.people.detail(id, actor.userId);
  }

  @Post(':id/reactivate')
  @ApiOperation({ summary: 'Reactivate an account' })
  @ResponseSchema(200, personView)
  async reactivate(@Param({ schema: personParams }) { id }: PersonId, @CurrentActor() actor: Actor) {
    await this.decisions.reactivate(id, actor);
    return this.people.detail(id, actor.userId);
  }

  @Post(':id/end-sessions')
  @ApiOperation({ summary: 'End every session of this account' })
  @ResponseSchema(200, personView)
  async endSessions(@Param({ schema: personParams }) { id }: PersonId, @CurrentActor() actor: Actor) {
    await this.decisions.endSessions(id, actor);
    return this.people.detail(id, actor.userId);
  }

  @Post(':id/reset-second-factor')
  @ApiOperation({ summary: 'Reset a person’s second factor; ends their sessions' })
  @ResponseSchema(200, personView)
  async resetSecondFactor(@Param({ schema: personParams }) { id }: PersonId, @CurrentActor() actor: Actor) {
    await this.decisions.resetSecondFactor(id, actor);
    return this.people.detail(id, actor.userId);
  }

  @Put(':id/role')
  @ApiOperation({ summary: 'Change a person’s role, effective with the next call; `member` leaves the team' })
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

@ApiTags('people')
@RequireAccess('people:manage')
@Controller('api/admin/staff')
export class StaffController {
  constructor(
    private readonly staff: StaffService,
    private readonly invitations: StaffInvitations,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List staff, open invitations and the rights of each role' })
  @ResponseSchema(200, staffView)
  overview(@CurrentActor() actor: Actor) {
    return this.staff.overview(actor.userId);
  }

  @Post('invitations')
  @ApiOperation({ summary: 'Mail an invitation that works once within 72 hours; replaces an earlier one' })
  @ResponseSchema(201, staffView)
  async invite(
    @Body({ schema: inviteBody }) { email, role }: z.infer<typeof inviteBody>,
    @CurrentActor() actor: Actor,
  ) {
    await this.invitations.invite(email, role, actor);
    return this.staff.overview(actor.userId);
  }

  @Delete('invitations/:id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Revoke an invitation' })
  @ApiResponse({ status: 204 })
  async revoke(
    @Param({ schema: invitationParams }) { id }: z.infer<typeof invitationParams>,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.invitations.revoke(id, actor);
  }

  @Put('second-factor/:role')
  @ApiOperation({ summary: 'Set whether a role requires two-step sign-in, effective with the next call' })
  @ResponseSchema(200, staffView)
  async requireSecondFactor(
    @Param({ schema: secondFactorParams }) { role }: z.infer<typeof secondFactorParams>,
    @Body({ schema: secondFactorBody }) { required }: z.infer<typeof secondFactorBody>,
    @CurrentActor() actor: Actor,
  ) {
    await this.staff.requireSecondFactor(role, required, actor);
    return this.staff.overview(actor.userId);
  }
}
