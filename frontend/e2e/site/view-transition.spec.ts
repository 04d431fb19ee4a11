import { expect, test, type Page } from '@playwright/test';
import { needsStack } from '../buying/buying-stack.ts';
import { hydrated } from '../support/checks.ts';

test.beforeEach(needsStack);

/** The names of the pseudo-elements that were animated. */
async function animated(page: Page, open: () => Promise<void>): Promise<string[]> {
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const names = transition.ready.then(() =>
        document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
          .filter((name) => name?.startsWith('::view-transition')),
      );
      Object.assign(window, { animated: names });
      return transition;
    };
  });
  await open();
  return page.evaluate(() => (window as unknown as { animated: Promise<string[]> }).animated);
}

const cards = [
  { list: '/recipes', title: 'Paneer tikka bowl' },
  { list: '/blog', title: 'The eighth hour' },
];

for (const { list, title } of cards) {
  test.describe(`from a card of ${list} to its page`, () => {
    const openCard = async (page: Page) => {
      const card = page.getByRole('main').getByRole('article').getByRole('link', { name: title });
      await card.click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    };

    test('the picture moves', async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        ...(baseURL && { baseURL }),
        reducedMotion: 'no-preference',
      });
      const page = await context.newPage();
      await page.goto(list);
      await hydrated(page);
      expect(await animated(page, () => openCard(page))).toContain('::view-transition-group(picture)');
      await context.close();
    });

    test('nothing moves with reduced motion', async ({ page }) => {
      await page.goto(list);
      await hydrated(page);
      expect(await animated(page, () => openCard(page))).toEqual([]);
    });
  });
}
