import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { type Origin, RequestOrigin } from '../../../platform/security/current-user.ts';
import { RateLimit } from '../../../platform/security/rate-limits.ts';
import { INVITATION_LIMIT } from '../auth-limits.ts';
import {
  acceptedView,
  acceptInvitationBody,
  invitationBody,
  invitationView,
  presentSession,
} from '../auth.dto.ts';
import { DeviceCookies } from '../device-cookies.ts';
import { StaffInvitations } from './staff-invitations.service.ts';

/** The token is in the body, as addresses are logged. */
@ApiTags('accounts')
@Controller('api/users/invitations')
export class InvitationsController {
  constructor(
    private readonly invitations: StaffInvitations,
    private readonly devices: DeviceCookies,
  ) {}

  @Post('look')
  @RateLimit(INVITATION_LIMIT)
  @ApiOperation({ summary: 'Check an invitation; it stays valid' })
  @ResponseSchema(200, invitationView)
  async look(@Body({ schema: invitationBody }) { token }: z.infer<typeof invitationBody>) {
    const { role, ...invitation } = await this.invitations.find(token);
    return { ...invitation, staffRole: role };
  }

  @Post('accept')
  @RateLimit(INVITATION_LIMIT)
  @ApiOperation({ summary: 'Accept an invitation: an account gets the role, or is created and signed in' })
  @ResponseSchema(200, acceptedView)
  async accept(
    @Body({ schema: acceptInvitationBody }) { token, ...given }: z.infer<typeof acceptInvitationBody>,
    @RequestOrigin() origin: Origin,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const session = await this.invitations.accept(token, given, origin);
    if (!session) return { session: null };
    this.devices.remember(request, reply, session.account.email);
    return { session: presentSession(session) };
  }
}
