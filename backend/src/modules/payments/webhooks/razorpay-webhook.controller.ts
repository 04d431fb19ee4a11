import { Controller, Headers, Post, RawBody } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { AllowCrossSite } from '../../../platform/http/entry-checks.ts';
import { BodyLimit, KeepsRawBody } from '../../../platform/http/input/bodies.ts';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { WebhookInbox } from './webhook-inbox.service.ts';

/** An event holds order, payment and refund, each with up to fifteen notes of 256 letters. */
const BODY_LIMITS = { bytes: 131_072, values: 0 };

@ApiTags('payments')
@AllowCrossSite()
@Controller('api/payments/webhook')
export class RazorpayWebhookController {
  constructor(private readonly inbox: WebhookInbox) {}

  /** Answers once the event is stored; Razorpay disables slow receivers. */
  @Post()
  @BodyLimit(BODY_LIMITS)
  @KeepsRawBody()
  @ApiOperation({ summary: 'Razorpay webhook: signed events, each stored once' })
  @ResponseSchema(200, z.object({ received: z.literal(true) }))
  async receive(
    @RawBody() body: Buffer | undefined,
    @Headers('x-razorpay-signature') signature: string | undefined,
    @Headers('x-razorpay-event-id') eventId: string | undefined,
  ) {
    await this.inbox.receive(body, signature ?? '', eventId);
    return { received: true as const };
  }
}
