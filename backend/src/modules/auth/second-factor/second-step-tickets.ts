import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { derivedKey } from '../../../platform/security/derived-key.ts';
import type { Device } from '../device-cookies.ts';

/** How long somebody may look for their phone. */
export const TICKET_SECONDS = 600;

export type SignInWay = 'password' | 'google';

interface Claims {
  jti: string;
  /** The account, and its token version: a reset of the password ends the ticket. */
  sub: string;
  ver: number;
  /** The browser that took the first step. */
  device: string;
  way: SignInWay;
}

export interface SecondStepTicket {
  id: string;
  accountId: string;
  tokenVersion: number;
  way: SignInWay;
}

/** Says that a browser has taken the first step of a sign-in. It opens nothing but the second. */
@Injectable()
export class SecondStepTickets {
  private readonly key: Buffer;

  constructor(
    @Inject(ENV) env: Env,
    private readonly jwt: JwtService,
  ) {
    this.key = derivedKey(env.JWT_SECRET, 'second step');
  }

  issue(account: { id: string; tokenVersion: number }, device: Device, way: SignInWay): string {
    const { id: sub, tokenVersion: ver } = account;
    const claims: Claims = { jti: randomUUID(), sub, ver, device: device.id, way };
    return this.jwt.sign(claims, { secret: this.key, algorithm: 'HS256', expiresIn: TICKET_SECONDS });
  }

  /** Undefined: too old, not ours, or shown by another browser than the one that got it. */
  read(ticket: string, device: Device | undefined): SecondStepTicket | undefined {
    try {
      const claims = this.jwt.verify<Claims>(ticket, { secret: this.key, algorithms: ['HS256'] });
      if (!device || claims.device !== device.id) return undefined;
      return { id: claims.jti, accountId: claims.sub, tokenVersion: claims.ver, way: claims.way };
    } catch {
      return undefined;
    }
  }
}
