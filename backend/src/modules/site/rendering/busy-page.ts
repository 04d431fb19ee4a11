import { business } from '@ironbloom/brand';
import { publishedLook } from '@ironbloom/brand/look';
import { brandMark } from '../look/brand-mark.service.ts';

export const BUSY_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  /** Seconds. */
  'retry-after': '2',
};

/** Same design as nginx's error pages (nginx/templates/errors/frame.html.template). */
const STYLE = `
body { margin: 0; min-height: 100vh; min-height: 100svh; display: grid; grid-template-rows: auto 1fr; background: var(--ink);
  color: #f4f1ea; font: 400 1.0625rem/1.6 Inter, system-ui, Arial, sans-serif }
header, main { width: min(100% - 2.5rem, 44rem); margin-inline: auto }
header { padding-block: 1.5rem }
.brand { display: inline-flex; align-items: center; gap: .75rem; min-height: 2.75rem; color: inherit;
  font: 800 1.5rem/1 "Big Shoulders", "Arial Narrow", Arial, sans-serif; letter-spacing: .02em; text-decoration: none;
  text-transform: uppercase }
main { align-self: center; padding-block: 2rem 6rem }
h1 { margin: 0 0 1.25rem; font: 800 clamp(2.75rem, 1.9rem + 4.2vw, 5rem)/.94 "Big Shoulders", "Arial Narrow", Arial, sans-serif;
  text-transform: uppercase; text-wrap: balance }
p { max-width: 36rem; margin: 0; color: #b4bab5 }
.act { display: flex; flex-wrap: wrap; gap: 1rem; margin-top: 2.25rem }
.act a { display: inline-flex; align-items: center; min-height: 3rem; padding: 0 1.75rem; border: 1px solid var(--coal-control);
  border-radius: 4px; color: #f4f1ea; font-weight: 700; text-decoration: none }
.act a:first-child { border-color: var(--lime); background: var(--lime); color: var(--ink) }
:focus-visible { outline: 3px solid var(--lime); outline-offset: 3px }`;

/** Static page when rendering is refused: too many waiting requests, or too many by this visitor. */
export function busyPage(): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>Please wait a moment | ${business().name}</title>
<style>${publishedLook().sheet}${STYLE}</style>
</head>
<body>
<header><a class="brand" href="/">${brandMark() || `<img src="/favicon.svg" alt="" width="36" height="36">${business().name}`}</a></header>
<main>
<h1>Please wait a moment</h1>
<p>The site is very busy at the moment. Please try again in a few seconds.</p>
<div class="act"><a href="">Try again</a><a href="/">Home</a></div>
</main>
</body>
</html>`;
}
