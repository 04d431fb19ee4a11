import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { MoreThan, Not } from 'typeorm';
import { ENV } from '../../../config/config.module.ts';
import type { Env } from '../../../config/env.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { PaymentFlagEntity } from '../capture/payment-flag.entity.ts';
import { RazorpayWebhookEventEntity } from '../webhooks/razorpay-webhook-event.entity.ts';
import { webhookSignature } from './razorpay-signature.ts';
import { type PaymentMode, paymentModeOf, RazorpayError, RazorpayGateway } from './razorpay.gateway.ts';

/** Test event: stored without effect. */
const TEST_EVENT = 'setup.test';
const TIMEOUT_MS = 10_000;
/** 30 days. */
const RECENT_MS = 30 * 86_400_000;

/** Checks that calls to Razorpay succeed and its webhooks arrive. */
@Injectable()
export class RazorpayLink {
  readonly mode: PaymentMode;
  /** Webhook address for Razorpay. */
  readonly webhookAddress: string;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: UnitOfWork,
    private readonly gateway: RazorpayGateway,
  ) {
    this.mode = paymentModeOf(env);
    this.webhookAddress = `${env.PUBLIC_URL}/api/payments/webhook`;
  }

  /** Tests the API keys. @returns undefined when they are accepted */
  async keyProblem(): Promise<string | undefined> {
    try {
      await this.gateway.checkKeys();
      return undefined;
    } catch (error) {
      if (error instanceof RazorpayError) return error.message;
      throw error;
    }
  }

  /** Time of Razorpay's last webhook, without our test events. */
  async lastWebhookAt(): Promise<Date | undefined> {
    const event = await this.db.manager.findOne(RazorpayWebhookEventEntity, {
      select: { id: true, receivedAt: true },
      where: { type: Not(TEST_EVENT) },
      order: { receivedAt: 'DESC' },
    });
    return event?.receivedAt;
  }

  /** Number of mismatched captures of the last 30 days. */
  countMismatchedCaptures(): Promise<number> {
    const createdAt = MoreThan(new Date(Date.now() - RECENT_MS));
    return this.db.manager.countBy(PaymentFlagEntity, { kind: 'amount_mismatch', createdAt });
  }

  /**
   * Sends a signed test event to the site's public address, as Razorpay does, and checks that it arrived here.
   * @returns undefined on success, else the reason as a sentence
   */
  async testWebhook(): Promise<string | undefined> {
    const eventId = `setup_${randomUUID()}`;
    const event = {
      entity: 'event',
      event: TEST_EVENT,
      contains: [],
      payload: {},
      created_at: Math.floor(Date.now() / 1000),
    };
    const body = JSON.stringify(event);
    const headers = {
      'content-type': 'application/json',
      'x-razorpay-event-id': eventId,
      'x-razorpay-signature': webhookSignature(this.env.RAZORPAY_WEBHOOK_SECRET, body),
    };
    try {
      const answer = await fetch(this.webhookAddress, {
        method: 'POST',
        headers,
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body?.cancel();
      return await this.webhookProblem(answer, eventId);
    } catch (error) {
      return `${this.webhookAddress} did not answer: ${reasonOf(error)}`;
    }
  }

  private async webhookProblem({ status, headers }: Response, eventId: string): Promise<string | undefined> {
    if (status >= 300 && status < 400) {
      return `${this.webhookAddress} redirects to ${headers.get('location') ?? 'elsewhere'}, and Razorpay does not follow redirects`;
    }
    if (status === 400) {
      return 'The signature did not match: the event arrived changed, or the webhook secret differs';
    }
    if (status !== 200) return `${this.webhookAddress} answered ${status}`;
    const isStored = await this.db.manager.existsBy(RazorpayWebhookEventEntity, { eventId });
    return isStored
      ? undefined
      : `${this.webhookAddress} answered, but the event did not arrive here. Please check that this is the address of this site`;
  }
}

/** `fetch` throws "fetch failed" with the reason in the cause. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message : message;
}
