import { createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../../config/env.ts';
import { ENV } from '../../config/config.module.ts';
import { derivedKey } from '../../platform/security/derived-key.ts';

/** A browser, as its cookie tells it from others. */
export interface Device {
  id: string;
  /** Whether the owner of this address has signed in there before. */
  knows(email: string): boolean;
}

/** Who is counted: everybody who types the address, or the one browser that its owner signed in from before. */
export function requesterKey(email: string, device: Device | undefined): string {
  return device?.knows(email) ? `${email}\n${device.id}` : email;
}

const COOKIE = 'device';
/** Half a year after the last sign-in. */
const LIFE_SECONDS = 180 * 86_400;
/** Accounts that a browser is remembered for. */
const MAX_ACCOUNTS = 5;

interface Claims {
  id: string;
  known: string[];
}

/**
 * A signed cookie by which a browser is known again: it signs nobody in. It tells the browser that asked for a code, and
 * the one whose owner signed in here before, from all others, so that strangers' wrong tries are not counted as theirs.
 */
@Injectable()
export class DeviceCookies {
  private readonly key: Buffer;
  private readonly secure: boolean;

  constructor(
    @Inject(ENV) env: Env,
    private readonly jwt: JwtService,
  ) {
    this.key = derivedKey(env.JWT_SECRET, 'device');
    this.secure = env.PUBLIC_URL.startsWith('https:');
  }

  /** Undefined: the browser has shown no cookie of ours. */
  read({ cookies }: FastifyRequest): Device | undefined {
    const claims = this.claimsOf(cookies[COOKIE]);
    return claims && { id: claims.id, knows: (email) => claims.known.includes(this.tag(email)) };
  }

  /** The browser that asks; one without a cookie is given one. */
  identify(request: FastifyRequest, reply: FastifyReply): Device {
    const known = this.read(request);
    if (known) return known;
    const id = randomBytes(16).toString('base64url');
    this.keep(reply, { id, known: [] });
    return { id, knows: () => false };
  }

  /** The owner of this address has just signed in, or proved it, in this browser. */
  remember(request: FastifyRequest, reply: FastifyReply, email: string): void {
    const claims = this.claimsOf(request.cookies[COOKIE]);
    const known = [...new Set([this.tag(email), ...(claims?.known ?? [])])].slice(0, MAX_ACCOUNTS);
    this.keep(reply, { id: claims?.id ?? randomBytes(16).toString('base64url'), known });
  }

  private keep(reply: FastifyReply, claims: Claims): void {
    const signed = this.jwt.sign(claims, { secret: this.key, algorithm: 'HS256', expiresIn: LIFE_SECONDS });
    void reply.setCookie(COOKIE, signed, {
      path: '/api',
      httpOnly: true,
      secure: this.secure,
      sameSite: 'lax',
      maxAge: LIFE_SECONDS,
    });
  }

  private claimsOf(cookie: string | undefined): Claims | undefined {
    if (!cookie) return undefined;
    try {
      return this.jwt.verify<Claims>(cookie, { secret: this.key, algorithms: ['HS256'] });
    } catch {
      return undefined;
    }
  }

  /** Nobody's address stands in a cookie. */
  private tag(email: string): string {
    return createHmac('sha256', this.key).update(email).digest('base64url').slice(0, 22);
  }
}
