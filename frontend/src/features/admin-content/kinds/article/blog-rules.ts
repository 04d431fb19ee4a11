import * as z from 'zod/mini';

function hasContent(html = ''): boolean {
  return /<(img|hr)\b/i.test(html) || html.replace(/<[^<>]*>|&nbsp;/g, '').trim() !== '';
}

/** content-16: a draft may be without words, nothing may be without a title. */
export const blogRules = z.record(z.string(), z.string()).check(
  z.refine(({ title }) => Boolean(title?.trim()), { path: ['title'], error: 'Please enter a title' }),
  z.refine(({ status, content }) => status === 'draft' || hasContent(content), {
    path: ['content'],
    error: 'Please write the article first.',
  }),
  z.refine(({ status, publishAt }) => status !== 'scheduled' || Boolean(publishAt), {
    path: ['publishAt'],
    error: 'Please choose a publish time.',
  }),
);
