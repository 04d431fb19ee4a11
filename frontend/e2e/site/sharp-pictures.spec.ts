import { expect, test, type Page } from '@playwright/test';
import { needsStack } from '../buying/buying-stack.ts';

test.beforeEach(needsStack);

const pages = [
  '/',
  '/whoweare',
  '/testimonials',
  '/recipes',
  '/recipes/paneer-tikka-bowl',
  '/blog',
  '/blog/sleep',
  '/training-programs',
  '/signup',
  '/no-such-page',
];

const screens = [
  { name: 'a phone, three pixels to one', width: 390, height: 844, deviceScaleFactor: 3 },
  { name: 'a desktop', width: 1440, height: 900, deviceScaleFactor: 1 },
  { name: 'a desktop, two pixels to one', width: 1440, height: 900, deviceScaleFactor: 2 },
];

/** Two device pixels per CSS pixel are enough. */
const MOST_ENLARGED = 1.2;
const MOST_PIXELS = 2;

/** Originals of 1600 px that fill a wide screen; there are no larger ones. */
const SMALL_ORIGINALS = /\/(poster|poster-tall|dumbbells|kettlebell-row|bloom-monument|rack-detail|picture)-/;

interface Enlarged {
  file: string;
  /** Screen pixels for each pixel of the file. */
  by: number;
  /** A wider file was available. */
  wider: boolean;
}

async function enlarged(page: Page): Promise<Enlarged[]> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  return page.evaluate(
    async ([most, pixels]) => {
      const found: Enlarged[] = [];
      for (const image of document.images) {
        const { width, height } = image.getBoundingClientRect();
        const file = image.currentSrc;
        if (!image.checkVisibility() || width < 2 || !file || /\.svg|^data:/.test(file)) continue;
        const bitmap = await createImageBitmap(await (await fetch(file)).blob());
        const ratios = [width / bitmap.width, height / bitmap.height];
        const fits =
          getComputedStyle(image).objectFit === 'cover' ? Math.max(...ratios) : Math.min(...ratios);
        const by = fits * Math.min(window.devicePixelRatio, pixels);
        const sets = [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])];
        const chosen =
          sets.map(({ srcset }) => srcset).find((set) => set.includes(new URL(file).pathname)) ?? '';
        const widths = [...chosen.matchAll(/ (\d+)w/g)].map(([, w]) => Number(w));
        if (by > most)
          found.push({ file: new URL(file).pathname, by, wider: bitmap.width < Math.max(0, ...widths) });
      }
      return found;
    },
    [MOST_ENLARGED, MOST_PIXELS] as const,
  );
}

for (const { name, width, height, deviceScaleFactor } of screens) {
  test(`every picture on ${name} is as sharp as its original allows`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      viewport: { width, height },
      deviceScaleFactor,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const offenders: (Enlarged & { path: string })[] = [];
    for (const path of pages) {
      await page.goto(path);
      const found = await enlarged(page);
      offenders.push(...found.map((each) => ({ path, ...each })));
    }
    await context.close();
    expect(offenders.filter(({ file, wider }) => wider || !SMALL_ORIGINALS.test(file))).toEqual([]);
  });
}
