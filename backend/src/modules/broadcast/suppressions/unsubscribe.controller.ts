import { brand } from '@ironbloom/brand';
import { Controller, Get, Header, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { SuppressionsService } from './suppressions.service.ts';

/**
 * The way out of broadcasts. Mail programs POST without cookies (RFC 8058); a person who follows the
 * link sees a button first, because link checkers follow links, too.
 */
@ApiExcludeController()
@Controller('unsubscribe')
export class UnsubscribeController {
  constructor(private readonly suppressions: SuppressionsService) {}

  @Get(':token')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  ask(): string {
    return page(
      'Unsubscribe?',
      `You will get no more news from ${brand.name}. Receipts and sign-in codes still reach you.`,
      '<form method="post"><button>Unsubscribe</button></form>',
    );
  }

  @Post(':token')
  @HttpCode(200)
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  async unsubscribe(
    @Param('token') token: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    if (await this.suppressions.unsubscribe(token)) {
      return page('You are unsubscribed', `We will send you no more news. It takes effect at once.`);
    }
    void reply.status(404);
    return page(
      'This link does not work',
      `It may be cut off. Write to <a href="mailto:${brand.supportEmail}">${brand.supportEmail}</a> and we will do it for you.`,
    );
  }
}

/** A page that needs no script, no style sheet and no database. */
function page(title: string, text: string, more = ''): string {
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex, nofollow"><title>${title} | ${brand.name}</title><style>body{margin:0;min-height:100vh;display:grid;place-items:center;background:#F4F1EA;color:#0B0D0C;font:400 17px/1.55 Inter,Arial,sans-serif}main{max-width:26rem;padding:2rem}h1{margin:0 0 .5em;font:800 2.25rem/1 'Arial Narrow',Arial,sans-serif;text-transform:uppercase}a{color:#3F5F00}button{margin-top:1rem;min-height:3rem;padding:0 1.75rem;border:1px solid #3F5F00;border-radius:4px;background:#C8FF3D;color:#0B0D0C;font:700 1rem Inter,Arial,sans-serif;cursor:pointer}:focus-visible{outline:3px solid #3F5F00;outline-offset:3px}</style></head><body><main><h1>${title}</h1><p>${text}</p>${more}</main></body></html>`;
}
