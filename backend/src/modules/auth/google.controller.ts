import { Controller, Get, Header, Inject, Query, Redirect, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Env } from '../../config/env.ts';
import { ENV } from '../../config/config.module.ts';
import { Answers } from '../../platform/http/answers.ts';
import { type Origin, RequestOrigin } from '../../platform/security/current-user.ts';
import { RateLimit } from '../../platform/security/rate-limit.guard.ts';
import { RateLimits } from '../../platform/security/rate-limits.ts';
import { GOOGLE_LIMIT } from './auth-limits.ts';
import { googleBeginQuery, googleCallbackQuery, providersView } from './auth.dto.ts';
import { Devices } from './devices.ts';
import { GoogleSignInService } from './google-sign-in.service.ts';

const COOKIE = 'google_ticket';
const COOKIE_PATH = '/api/auth/google';

@ApiTags('accounts')
@Controller('api/auth')
export class GoogleController {
  private readonly secure: boolean;
  private readonly inProduction: boolean;

  constructor(
    @Inject(ENV) env: Env,
    private readonly google: GoogleSignInService,
    private readonly devices: Devices,
    private readonly limits: RateLimits,
  ) {
    this.secure = env.PUBLIC_URL.startsWith('https:');
    this.inProduction = env.NODE_ENV === 'production';
  }

  @Get('providers')
  @ApiOperation({ summary: 'Which other ways to sign in there are' })
  @Answers(200, providersView)
  @Header('cache-control', 'public, max-age=60')
  providers() {
    const google = this.google.available;
    return { google, googleShown: google || !this.inProduction };
  }

  @Get('google')
  @RateLimit(GOOGLE_LIMIT)
  @ApiOperation({ summary: 'To Google, and back to /auth/callback' })
  @ApiResponse({ status: 302 })
  @Redirect()
  async begin(
    @Query({ schema: googleBeginQuery }) { nonce }: z.infer<typeof googleBeginQuery>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const begun = await this.google.begin(nonce);
    if (!begun) return toPage({ error: 'not_configured' });
    void reply.setCookie(COOKIE, begun.ticket, { ...this.cookie(), maxAge: begun.lifeSeconds });
    return { url: begun.url, statusCode: 302 };
  }

  @Get('google/callback')
  @RateLimit(GOOGLE_LIMIT)
  @ApiOperation({
    summary: 'Where Google sends the browser; ends on /auth/callback with a token or an error',
  })
  @ApiResponse({ status: 302 })
  @Redirect()
  async complete(
    @Query({ schema: googleCallbackQuery }) query: z.infer<typeof googleCallbackQuery>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @RequestOrigin() origin: Origin,
  ) {
    void reply.clearCookie(COOKIE, this.cookie());
    const outcome = await this.google.complete(query, request.cookies[COOKIE], origin);
    if ('error' in outcome) return toPage({ error: outcome.error });
    // For the way there and the way back.
    await this.limits.giveBack(GOOGLE_LIMIT, origin.ip, 2);
    this.devices.remember(request, reply, outcome.email);
    const { token, expiresIn, nonce } = outcome;
    return toPage({ access_token: token, expires_in: String(expiresIn), nonce });
  }

  /** `lax`: Google's redirect is a navigation from another site, and must carry it. */
  private cookie() {
    return { path: COOKIE_PATH, httpOnly: true, secure: this.secure, sameSite: 'lax' as const };
  }
}

/** In the hash, which no server or proxy gets to log. */
function toPage(parameters: Record<string, string>) {
  return { url: `/auth/callback#${new URLSearchParams(parameters)}`, statusCode: 302 };
}
