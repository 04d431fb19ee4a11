import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ResponseSchema } from '../../platform/http/output/response-schema.ts';
import { RateLimit } from '../../platform/security/rate-limit.guard.ts';
import { type Actor, CurrentActor } from '../../platform/security/current-user.ts';
import { RequireAccess } from '../../platform/security/principal.ts';
import { contactAnswer, contactBody, contactParams } from './contact.dto.ts';
import { ContactService } from './contact.service.ts';

/** A gym or a mobile carrier's customers come from one address; robots fall for the trap before. */
const CONTACT_LIMIT = { name: 'contact', points: 20, seconds: 600 };

const SENT = { success: true as const, message: 'Message sent successfully!' };

@ApiTags('contact')
@Controller('api/contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Post()
  @HttpCode(200)
  @RateLimit(CONTACT_LIMIT)
  @ApiOperation({ summary: 'Send the team a message' })
  @ResponseSchema(200, contactAnswer)
  async send(@Body({ schema: contactBody }) { website, ...message }: z.infer<typeof contactBody>) {
    // A robot is told the same as a person, so that it learns nothing.
    if (!website) await this.contact.receive(message);
    return SENT;
  }

  @Post('payments/:paymentId')
  @RequireAccess('member')
  @HttpCode(200)
  @RateLimit(CONTACT_LIMIT)
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Send the team a message about a payment of one’s own' })
  @ResponseSchema(200, contactAnswer)
  async about(
    @Param({ schema: contactParams }) { paymentId }: z.infer<typeof contactParams>,
    @Body({ schema: contactBody }) { website, ...message }: z.infer<typeof contactBody>,
    @CurrentActor() actor: Actor,
  ) {
    if (!website) await this.contact.receiveAbout(paymentId, message, actor);
    return SENT;
  }
}
