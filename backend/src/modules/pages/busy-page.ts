import { brand } from '@ironbloom/brand';

export const BUSY_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  /** Seconds. */
  'retry-after': '2',
};

const STYLE = `
body { margin: 0; min-height: 100vh; display: grid; align-items: center; background: #0b0d0c; color: #f4f1ea;
  font: 400 1.0625rem/1.6 Inter, system-ui, Arial, sans-serif }
main { width: min(100% - 2.5rem, 44rem); margin-inline: auto; padding-block: 2rem 6rem }
h1 { margin: 0 0 1.25rem; font: 800 clamp(2.75rem, 1.9rem + 4.2vw, 5rem)/.94 "Big Shoulders", "Arial Narrow", Arial, sans-serif;
  text-transform: uppercase; text-wrap: balance }
p { max-width: 36rem; margin: 0; color: #b4bab5 }`;

/** Made of nothing: it is shown when there is no time to render a page. */
export function busyPage(): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>One breath, please | ${brand.name}</title>
<style>${STYLE}</style>
</head>
<body>
<main><h1>One breath, please</h1><p>Very many people are here at this moment. Please reload this page in a few seconds.</p></main>
</body>
</html>`;
}
