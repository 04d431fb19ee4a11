import { Controller, Get, Header, Inject, Query, Redirect, Req, Res, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { type Origin, RequestOrigin } from '../../../platform/security/current-user.ts';
import { RateLimit, RateLimits } from '../../../platform/security/rate-limits.ts';
import { GOOGLE_LIMIT } from '../auth-limits.ts';
import { googleBeginQuery, googleCallbackQuery, providersView } from '../auth.dto.ts';
import { DeviceCookies } from '../device-cookies.ts';
import { GoogleSignInService } from './google-sign-in.service.ts';
import { GoogleStateStore } from './google-state.store.ts';
import { FromGoogleGuard, hasGoogleClient, type ReturningRequest, ToGoogleGuard } from './google.strategy.ts';

@ApiTags('accounts')
@Controller('api/auth')
export class GoogleController {
  private readonly available: boolean;
  private readonly inProduction: boolean;

  constructor(
    @Inject(ENV) env: Env,
    private readonly google: GoogleSignInService,
    private readonly states: GoogleStateStore,
    private readonly devices: DeviceCookies,
    private readonly limits: RateLimits,
  ) {
    this.available = hasGoogleClient(env);
    this.inProduction = env.NODE_ENV === 'production';
  }

  @Get('providers')
  @ApiOperation({ summary: 'Get the other ways to sign in' })
  @ResponseSchema(200, providersView)
  @Header('cache-control', 'public, max-age=60')
  providers() {
    return { google: this.available, googleShown: this.available || !this.inProduction };
  }

  @Get('google')
  @RateLimit(GOOGLE_LIMIT)
  @ApiOperation({ summary: 'Redirect to Google, which leads back to /auth/callback' })
  @ApiResponse({ status: 302 })
  @Redirect()
  @UseGuards(ToGoogleGuard)
  begin(@Query({ schema: googleBeginQuery }) _query: z.infer<typeof googleBeginQuery>) {
    // With a client the guard answers.
    return toPage({ error: 'not_configured' });
  }

  @Get('google/callback')
  @RateLimit(GOOGLE_LIMIT)
  @ApiOperation({
    summary: 'Callback of Google; redirects to /auth/callback with a token or an error',
  })
  @ApiResponse({ status: 302 })
  @Redirect()
  @UseGuards(FromGoogleGuard)
  async complete(
    @Query({ schema: googleCallbackQuery }) _query: z.infer<typeof googleCallbackQuery>,
    @Req() request: ReturningRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @RequestOrigin() origin: Origin,
  ) {
    this.states.discard(reply);
    const outcome = await this.google.complete(request.googleReturn, origin, () =>
      this.devices.identify(request, reply),
    );
    if ('error' in outcome) return toPage({ error: outcome.error });
    // Two requests: to Google and back.
    await this.limits.giveBack(GOOGLE_LIMIT, origin.ip, 2);
    if ('secondStep' in outcome) {
      const { ticket, methods } = outcome.secondStep;
      return toPage({ second_step: ticket, methods: methods.join(','), nonce: outcome.nonce });
    }
    this.devices.remember(request, reply, outcome.account.email);
    const { token, expiresIn, nonce } = outcome;
    return toPage({ access_token: token, expires_in: String(expiresIn), nonce });
  }
}

/** In the hash, which servers and proxies do not log. */
function toPage(parameters: Record<string, string>) {
  return { url: `/auth/callback#${new URLSearchParams(parameters)}`, statusCode: 302 };
}
