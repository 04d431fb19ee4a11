import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { Outbox } from '../../../platform/jobs/outbox/outbox.ts';
import { paymentError } from '../core/payments.errors.ts';
import { isWebhookSignature } from '../razorpay/razorpay-signature.ts';
import { WebhookInboxRepository } from './webhook-inbox.repository.ts';

const envelope = z.object({
  event: z.string().max(100),
  /** Razorpay's ids have no other characters; anything else is not worth keeping beside the event. */
  payload: z
    .object({
      payment: z.object({ entity: z.object({ order_id: z.string().regex(/^[\w-]{1,64}$/) }) }),
    })
    .nullish()
    .catch(null),
});

/** Takes Razorpay's events in. A webhook is a row first; the worker applies it later. */
@Injectable()
export class WebhookInboxService {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly inbox: WebhookInboxRepository,
    private readonly outbox: Outbox,
  ) {}

  /** @throws INVALID_SIGNATURE, also for a body that is signed but no event */
  async receive(rawBody: Buffer | undefined, signature: string, eventId: string | undefined): Promise<void> {
    if (!rawBody || !isWebhookSignature(this.env.RAZORPAY_WEBHOOK_SECRET, rawBody, signature)) {
      throw paymentError('INVALID_SIGNATURE');
    }
    const text = rawBody.toString('utf8');
    const parsed = envelope.safeParse(parseJson(text));
    if (!parsed.success) throw paymentError('INVALID_SIGNATURE');
    // Without the header, equal bodies are the same event.
    const id = eventId || createHash('sha256').update(rawBody).digest('hex');
    const { event, payload } = parsed.data;
    const orderId = payload?.payment.entity.order_id ?? null;
    if (await this.inbox.store(id, event, orderId, text)) this.outbox.notifyRelay();
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
