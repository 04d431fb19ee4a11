import { business } from '@ironbloom/brand';
import { Controller, Get, Header, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { TakesUrlencoded } from '../../../platform/http/input/body-parsers.ts';
import { AllowCrossSite } from '../../../platform/http/entry/cross-site.ts';
import { SuppressionsService } from './suppressions.service.ts';
import { unsubscribePage } from './unsubscribe-page.ts';

/**
 * The way out of broadcasts. Mail programs POST without cookies (RFC 8058); a person who follows the
 * link sees a button first, because link checkers follow links, too.
 */
@ApiExcludeController()
@AllowCrossSite()
@Controller('unsubscribe')
export class UnsubscribeController {
  constructor(private readonly suppressions: SuppressionsService) {}

  @Get(':token')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  ask(): string {
    return unsubscribePage(
      'Unsubscribe?',
      `<p>Press the button and ${business().name} sends no more news to this address. Receipts and sign-in codes will still reach you.</p>
<form method="post"><button>Unsubscribe</button></form>`,
    );
  }

  @Post(':token')
  @TakesUrlencoded()
  @HttpCode(200)
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  async unsubscribe(
    @Param('token') token: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    if (await this.suppressions.unsubscribe(token)) {
      return unsubscribePage(
        'You are unsubscribed',
        '<p>We will not send you news any more, starting now. Receipts and sign-in codes will still reach you.</p>',
      );
    }
    void reply.status(404);
    return unsubscribePage(
      'This link does not work',
      `<p>Part of it may be missing. Write to <a href="mailto:${business().supportEmail}">${business().supportEmail}</a> and we will unsubscribe you.</p>`,
    );
  }
}
