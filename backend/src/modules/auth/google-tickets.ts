import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Redis } from 'ioredis';
import type { Env } from '../../config/env.ts';
import { ENV } from '../../config/config.module.ts';
import { REDIS } from '../../platform/queue/redis.module.ts';
import { derivedKey } from '../../platform/security/derived-key.ts';

/** How long somebody may take at Google. */
export const TICKET_LIFE_SECONDS = 600;

interface Ticket {
  state: string;
  /** PKCE (RFC 7636). */
  verifier: string;
  /** Of the tab that began, which alone takes the token in. */
  nonce: string;
}

/** What a browser keeps while its user is at Google: signed, so that nobody can hand it another, and good for once. */
@Injectable()
export class GoogleTickets {
  private readonly key: Buffer;

  constructor(
    @Inject(ENV) env: Env,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly jwt: JwtService,
  ) {
    this.key = derivedKey(env.JWT_SECRET, 'google ticket');
  }

  /** @returns the ticket, and the state that Google is to bring back to it */
  issue(verifier: string, nonce: string): { signed: string; state: string } {
    const ticket: Ticket = { state: randomBytes(24).toString('base64url'), verifier, nonce };
    const signed = this.jwt.sign(ticket, {
      secret: this.key,
      algorithm: 'HS256',
      expiresIn: TICKET_LIFE_SECONDS,
    });
    return { signed, state: ticket.state };
  }

  /** @returns the PKCE verifier, once, to the browser that began with this state */
  async redeem(signed: string | undefined, state: string | undefined): Promise<string | undefined> {
    const ticket = this.read(signed);
    if (!ticket || !state || !equal(ticket.state, state)) return undefined;
    const first = await this.redis.set(`google-ticket:${ticket.state}`, '', 'EX', TICKET_LIFE_SECONDS, 'NX');
    return first === null ? undefined : ticket.verifier;
  }

  /** What the tab that began is to be told; empty for a ticket that is not ours. */
  nonceOf(signed: string | undefined): string {
    return this.read(signed)?.nonce ?? '';
  }

  private read(signed: string | undefined): Ticket | undefined {
    if (!signed) return undefined;
    try {
      return this.jwt.verify<Ticket>(signed, { secret: this.key, algorithms: ['HS256'] });
    } catch {
      return undefined;
    }
  }
}

function equal(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
