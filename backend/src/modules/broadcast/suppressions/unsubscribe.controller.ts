import { business } from '@ironbloom/brand';
import { publishedLook } from '@ironbloom/brand/look';
import { brandMark } from '../../site/look/brand-mark.service.ts';
import { siteFontFaces } from '../../../platform/http/static-files.ts';
import { Controller, Get, Header, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { TakesUrlencoded } from '../../../platform/http/input/bodies.ts';
import { AllowCrossSite } from '../../../platform/http/entry-checks.ts';
import { SuppressionsService } from './suppressions.service.ts';

const STYLE = `
${siteFontFaces()}body { margin: 0; min-height: 100vh; display: grid; grid-template-rows: auto 1fr auto; background: var(--ink); color: #f4f1ea;
  font: 400 1.0625rem/1.6 Inter, system-ui, Arial, sans-serif }
header, main { width: min(100% - 2.5rem, 44rem); margin-inline: auto }
header { padding-block: 1.5rem }
header img { display: block; width: auto; height: 2.25rem }
main { align-self: center; padding-block: 2rem 6rem }
h1 { margin: 0 0 1.25rem; font: 800 clamp(3rem, 2rem + 4.5vw, 5rem)/0.94 "Big Shoulders", "Arial Narrow", Arial, sans-serif;
  text-transform: uppercase; text-wrap: balance }
p { max-width: 34rem; margin: 0; color: #b4bab5 }
p a { color: var(--lime) }
button { margin-top: 2rem; min-height: 3rem; padding: 0 1.75rem; border: 1px solid var(--lime); border-radius: 4px;
  background: var(--lime); color: var(--ink); font: 800 1.25rem/1 "Big Shoulders", "Arial Narrow", Arial, sans-serif;
  text-transform: uppercase; cursor: pointer }
footer { width: min(100% - 2.5rem, 44rem); margin-inline: auto; padding-block: 1.5rem; border-top: 1px solid var(--coal-line);
  font-size: 0.875rem }
:focus-visible { outline: 3px solid var(--lime); outline-offset: 3px }`;

/** A page without scripts and database. @param html below the title */
export function unsubscribePage(title: string, html: string): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title} | ${business().name}</title>
<link rel="icon" href="/favicon.ico">
<style>${publishedLook().sheet}${STYLE}</style>
</head>
<body>
<header><a href="/">${brandMark() || `<img src="/logo-horizontal.svg" alt="${business().name}" width="272" height="36">`}</a></header>
<main><h1>${title}</h1>${html}</main>
<footer><p>${business().legal.entity}. Questions? Write to <a href="mailto:${business().supportEmail}">${business().supportEmail}</a>.</p></footer>
</body>
</html>`;
}

/**
 * Unsubscribes from broadcasts. Mail programs POST without cookies (RFC 8058); a GET shows a button first, as link checkers
 * follow links.
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
