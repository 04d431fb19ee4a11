import { describe, expect, it } from '@jest/globals';
import { filled, unknownPlaceholders } from '@ironbloom/brand/placeholders';
import { shippedBusiness, shippedPromises } from '@ironbloom/brand';
import { shippedRetention } from '@ironbloom/brand/retention';
import { mailText } from '../../src/modules/broadcast/broadcast-html.ts';
import { personaliseHtml } from '../../src/modules/broadcast/broadcast.domain.ts';
import { scrubbed } from '../../src/platform/errors/scrubbed.domain.ts';
import { slugify } from '../../src/modules/content/slugs/slug.domain.ts';
import { looksLikeSvg } from '../../src/modules/site/look/clean-svg.ts';
import { loggedPath } from '../../src/platform/logging/log-privacy.ts';

/**
 * A quadratic search of the smallest of these texts takes 140 ms or more, of the largest minutes; a linear one 1 to 5, for a
 * mail's text 500.
 */
const MOST_MS = 80;

/** CPU milliseconds, unaffected by other processes. */
function shortest(work: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const before = process.threadCpuUsage();
    work();
    return process.threadCpuUsage(before).user / 1000;
  });
  return Math.min(...times);
}

const STACK = 8_000;
const MAIL_BODY = 500_000;
const PAGE_TEXT = 50_000;

const fill = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
const facts = { business: shippedBusiness, retention: shippedRetention, promises: shippedPromises };

describe('the slowest texts of the largest accepted size are searched fast', () => {
  it.each(['-', '--------.', '@', 'a@', 'a.', '1 ', '1-', '?', 'a', '.@'])('error report of %j', (piece) => {
    expect(shortest(() => scrubbed(fill(piece, STACK)))).toBeLessThan(MOST_MS);
  });

  it.each(['<a href=""', '<a href="">', '<li ', '<p', '<br', ' ', '\u00A0', '&nbsp;', '<a '])(
    'body of a mail of %j',
    (piece) => {
      expect(shortest(() => mailText(fill(piece, MAIL_BODY)))).toBeLessThan(MOST_MS * 10);
    },
  );

  it.each(['<a', '<img ', '{{', '{{ ', '<a href="{{name}}"'])('placeholders in a mail of %j', (piece) => {
    const recipient = { name: 'Asha', email: 'asha@example.com' };
    expect(shortest(() => personaliseHtml(fill(piece, MAIL_BODY), recipient))).toBeLessThan(MOST_MS);
  });

  it.each(['{if chat}', '{if }', '{', '{if chat}{', 'end}{if }'])('placeholders in a page of %j', (piece) => {
    const text = fill(piece, PAGE_TEXT);
    expect(shortest(() => filled({ html: text }, facts))).toBeLessThan(MOST_MS);
    expect(shortest(() => unknownPlaceholders(text))).toBeLessThan(MOST_MS);
  });

  it.each(['<!--', '<?xml ?>', '<!---->', ' ', '<!DOCTYPE svg', '<!DOCTYPE svg>'])(
    'drawing of %j',
    (piece) => {
      expect(shortest(() => looksLikeSvg(Buffer.from(fill(piece, 4_096))))).toBeLessThan(MOST_MS);
    },
  );

  it('title and address of nothing but hyphens', () => {
    expect(shortest(() => slugify(`a${fill('-', 32_000)}b`))).toBeLessThan(MOST_MS);
    expect(shortest(() => loggedPath(fill('?', 8_000)))).toBeLessThan(MOST_MS);
  });
});
