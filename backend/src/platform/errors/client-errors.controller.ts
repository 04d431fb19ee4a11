import { z } from 'zod';
import { Body, Controller, HttpCode, Logger, Module, Post } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Counter } from 'prom-client';
import { BodyLimit } from '../http/input/bodies.ts';
import { loggedPath } from '../logging/log-privacy.ts';
import { Metrics } from '../metrics/metrics.ts';
import { RateLimit } from '../security/rate-limits.ts';
import { scrubbed } from './scrubbed.domain.ts';

/** How the browser noticed it: a thrown error, an unhandled rejection, or a file of the site that failed to load. */
const kinds = ['error', 'rejection', 'missing-code'] as const;

export const clientErrorBody = z.object({
  kind: z.enum(kinds),
  name: z.string().max(100),
  message: z.string().max(1_000),
  stack: z.string().max(8_000).optional(),
  /** Of the address, without its query. */
  path: z.string().max(500),
});
export type ClientError = z.infer<typeof clientErrorBody>;

/** A page reports at most five errors; many customers of a carrier share one address. */
const CLIENT_ERROR_LIMIT = { name: 'client-errors', points: 60, seconds: 600 };

/** Errors in visitors' browsers: logged, counted and reported like our own, and not stored. */
@ApiTags('client-errors')
@Controller('api/client-errors')
export class ClientErrorsController {
  private readonly logger = new Logger('ClientErrors');
  private readonly told: Counter;

  constructor(metrics: Metrics) {
    this.told = metrics.counter('ironbloom_client_errors_total', 'Errors that browsers reported, by kind', [
      'kind',
    ]);
  }

  @Post()
  @HttpCode(204)
  @RateLimit(CLIENT_ERROR_LIMIT)
  @BodyLimit({ bytes: 16_384, values: 10 })
  @ApiOperation({ summary: 'Report an error of the browser' })
  @ApiResponse({ status: 204 })
  tell(@Body({ schema: clientErrorBody }) { kind, name, message, stack, path }: ClientError): void {
    this.told.inc({ kind });
    const error = new Error(scrubbed(message));
    error.name = scrubbed(name);
    error.stack = scrubbed(stack ?? `${name}: ${message}`);
    this.logger.error({ err: error, kind, path: scrubbed(loggedPath(path)) }, 'error in a browser');
  }
}

@Module({ controllers: [ClientErrorsController] })
export class ClientErrorsModule {}
