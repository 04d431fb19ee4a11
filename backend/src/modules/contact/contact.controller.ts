import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ResponseSchema } from '../../platform/http/output/response-schema.ts';
import { RateLimit } from '../../platform/security/rate-limits.ts';
import { type Actor, CurrentActor } from '../../platform/security/current-user.ts';
import { RequireAccess } from '../../platform/security/principal.ts';
import {
  enquiryBody,
  enquiryChange,
  enquiryParams,
  enquiryView,
  inboxQuery,
  inboxView,
  paymentParams,
  sentAnswer,
} from './contact.dto.ts';
import { ContactService } from './contact.service.ts';

/** High enough for many people behind one address; the honeypot stops robots. */
const CONTACT_LIMIT = { name: 'contact', points: 20, seconds: 600 };

const SENT = { success: true as const, message: 'Message sent successfully!' };

@ApiTags('contact')
@Controller('api/contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Post()
  @RateLimit(CONTACT_LIMIT)
  @ApiOperation({ summary: 'Send the team a message' })
  @ResponseSchema(200, sentAnswer)
  async send(@Body({ schema: enquiryBody }) { website, ...enquiry }: z.infer<typeof enquiryBody>) {
    // A robot gets the same answer as a person.
    if (!website) await this.contact.receive(enquiry);
    return SENT;
  }

  @Post('payments/:paymentId')
  @RequireAccess('member')
  @RateLimit(CONTACT_LIMIT)
  @ApiOperation({ summary: 'Send the team a message about one of the caller’s payments' })
  @ResponseSchema(200, sentAnswer)
  async about(
    @Param({ schema: paymentParams }) { paymentId }: z.infer<typeof paymentParams>,
    @Body({ schema: enquiryBody }) { website, ...enquiry }: z.infer<typeof enquiryBody>,
    @CurrentActor() actor: Actor,
  ) {
    if (!website) await this.contact.receiveAboutPayment(paymentId, enquiry, actor);
    return SENT;
  }
}

@ApiTags('contact')
@RequireAccess('messages:read')
@Controller('api/contact/admin/messages')
export class AdminMessagesController {
  constructor(private readonly contact: ContactService) {}

  @Get()
  @ApiOperation({ summary: 'List enquiries, newest first' })
  @ResponseSchema(200, inboxView)
  list(@Query({ schema: inboxQuery }) query: z.infer<typeof inboxQuery>) {
    const { page, limit, search, state } = query;
    return this.contact.list({ search, unread: state === 'unread' }, page, limit);
  }

  @Patch(':id')
  @ApiOperation({ summary: 'Mark an enquiry as read or unread' })
  @ResponseSchema(200, enquiryView)
  mark(
    @Param({ schema: enquiryParams }) { id }: z.infer<typeof enquiryParams>,
    @Body({ schema: enquiryChange }) { read }: z.infer<typeof enquiryChange>,
    @CurrentActor() actor: Actor,
  ) {
    return this.contact.mark(id, read, actor);
  }
}
