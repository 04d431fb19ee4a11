import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor, CurrentUser } from '../../../platform/security/current-user.ts';
import { type Principal, RequireAccess } from '../../../platform/security/principal.ts';
import { sessionParams, sessionsView } from '../auth.dto.ts';
import { OwnSessionsService } from './own-sessions.service.ts';

@ApiTags('accounts')
@ApiBearerAuth()
@RequireAccess('member')
@Controller('api/users/me/sessions')
export class OwnSessionsController {
  constructor(private readonly sessions: OwnSessionsService) {}

  @Get()
  @ApiOperation({ summary: 'Where I am signed in, seen last first' })
  @ResponseSchema(200, sessionsView)
  async list(@CurrentActor() actor: Actor, @CurrentUser() { token }: Principal) {
    const items = await this.sessions.list(actor.userId);
    return {
      items: items.map((session) => ({ ...session, current: session.id === token.id })),
    };
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'End one of my sessions: its token is refused from now on' })
  @ApiResponse({ status: 204 })
  async end(
    @Param({ schema: sessionParams }) { id }: z.infer<typeof sessionParams>,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.sessions.end(actor, id);
  }
}
