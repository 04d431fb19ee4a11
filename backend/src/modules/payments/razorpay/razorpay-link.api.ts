import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { ENV } from '../../../config/config.module.ts';
import type { Env } from '../../../config/env.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { type PaymentMode, paymentModeOf } from '../core/payment-mode.ts';
import { RazorpayError, RazorpayGateway } from './razorpay.gateway.ts';
import { webhookSignature } from './razorpay-signature.ts';

/** An event of our own, which the inbox takes and nothing is done about. */
const TEST_EVENT = 'setup.test';
const TIMEOUT_MS = 10_000;

/** Whether Razorpay and this site can speak with each other: in both directions. */
@Injectable()
export class RazorpayLink {
  readonly mode: PaymentMode;
  /** Where Razorpay is to send its webhooks. */
  readonly webhookAddress: string;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: UnitOfWork,
    private readonly gateway: RazorpayGateway,
  ) {
    this.mode = paymentModeOf(env);
    this.webhookAddress = `${env.PUBLIC_URL}/api/payments/webhook`;
  }

  /** Asks Razorpay for nothing but an answer. Undefined: it knows our keys. */
  async keyProblem(): Promise<string | undefined> {
    try {
      await this.gateway.checkKeys();
      return undefined;
    } catch (error) {
      if (error instanceof RazorpayError) return error.message;
      throw error;
    }
  }

  /** When Razorpay was last heard, without tests of our own. */
  async lastHeard(): Promise<Date | undefined> {
    const [row] = await this.db.rows<{ at: Date }>(
      'SELECT received_at AS at FROM razorpay_webhook_events WHERE type <> $1 ORDER BY received_at DESC LIMIT 1',
      [TEST_EVENT],
    );
    return row?.at;
  }

  /** Payments of the last 30 days that arrived with another amount or currency than their order's. */
  async unfitCaptures(): Promise<number> {
    const [row] = await this.db.rows<{ count: number }>(
      `SELECT count(*)::int AS count FROM payment_flags
        WHERE kind = 'amount_mismatch' AND created_at > now() - interval '30 days'`,
    );
    return row?.count ?? 0;
  }

  /**
   * Sends a signed event to the public address of the site, the way Razorpay does, and looks whether it arrived here.
   * Undefined: it did. Else why not, in a sentence.
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
      return await this.judge(answer, eventId);
    } catch (error) {
      return `${this.webhookAddress} did not answer: ${reasonOf(error)}`;
    }
  }

  private async judge({ status, headers }: Response, eventId: string): Promise<string | undefined> {
    if (status >= 300 && status < 400) {
      return `${this.webhookAddress} redirects to ${headers.get('location') ?? 'elsewhere'}, and Razorpay does not follow redirects`;
    }
    if (status === 400) {
      return 'The signature did not match: the event arrived changed, or the webhook secret differs';
    }
    if (status !== 200) return `${this.webhookAddress} answered ${status}`;
    const stored = await this.db.rows('SELECT 1 FROM razorpay_webhook_events WHERE event_id = $1', [eventId]);
    return stored.length > 0
      ? undefined
      : `${this.webhookAddress} answered, but the event did not arrive here. Please check that this is the address of this site`;
  }
}

/** `fetch` says "fetch failed", and why in the cause. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message : message;
}
