import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { StaffInvitations } from '../../auth/invitations/staff-invitations.api.ts';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor } from '../../../platform/security/current-user.ts';
import { RequireAccess } from '../../../platform/security/principal.ts';
import {
  invitationParams,
  inviteBody,
  secondFactorBody,
  secondFactorParams,
  staffView,
} from './staff.dto.ts';
import { StaffService } from './staff.service.ts';

@ApiTags('people')
@ApiBearerAuth()
@RequireAccess('people:manage')
@Controller('api/admin/staff')
export class StaffController {
  constructor(
    private readonly staff: StaffService,
    private readonly invitations: StaffInvitations,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Who works here, who is invited, and what each role may do' })
  @ResponseSchema(200, staffView)
  overview(@CurrentActor() actor: Actor) {
    return this.staff.overview(actor.userId);
  }

  @Post('invitations')
  @ApiOperation({ summary: 'Mail a link that works once within 72 hours; replaces the one before' })
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
  @ApiOperation({ summary: 'Take an invitation back: its link works no more' })
  @ApiResponse({ status: 204 })
  async revoke(
    @Param({ schema: invitationParams }) { id }: z.infer<typeof invitationParams>,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.invitations.revoke(id, actor);
  }

  @Put('second-factor/:role')
  @ApiOperation({ summary: 'Whether a role requires two-step sign-in, from the next call on' })
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
