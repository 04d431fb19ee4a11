import { createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../../config/env.ts';
import { ENV } from '../../config/config.module.ts';
import { derivedKey } from '../../platform/security/keys.ts';

/** A browser, identified by its cookie. */
export interface Device {
  id: string;
  /** Whether the owner of this address signed in there before. */
  knows(email: string): boolean;
}

/** Key of rate limits: the address, or the address in a browser where its owner signed in before. */
export function requesterKey(email: string, device: Device | undefined): string {
  return device?.knows(email) ? `${email}\n${device.id}` : email;
}

const COOKIE = 'device';
/** Half a year after the last sign-in. */
const LIFE_SECONDS = 180 * 86_400;
/** Maximum of accounts per browser. */
const MAX_ACCOUNTS = 5;

interface Claims {
  id: string;
  known: string[];
}

/**
 * Signed cookie that identifies a browser and signs nobody in. The browser that requested a code, and one whose owner signed
 * in before, have their own tries, unaffected by strangers.
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

  /** Undefined: the request has no valid cookie. */
  read({ cookies }: FastifyRequest): Device | undefined {
    const claims = this.claimsOf(cookies[COOKIE]);
    return claims && { id: claims.id, knows: (email) => claims.known.includes(this.tag(email)) };
  }

  /** Sets a missing cookie. */
  identify(request: FastifyRequest, reply: FastifyReply): Device {
    const known = this.read(request);
    if (known) return known;
    const id = randomBytes(16).toString('base64url');
    this.keep(reply, { id, known: [] });
    return { id, knows: () => false };
  }

  /** Call after a sign-in or a verification in this browser. */
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

  /** Cookies contain hashes of addresses. */
  private tag(email: string): string {
    return createHmac('sha256', this.key).update(email).digest('base64url').slice(0, 22);
  }
}
