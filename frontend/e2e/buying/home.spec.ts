import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, hydrated } from '../support/checks.ts';
import { needsStack } from './buying-stack.ts';

test.beforeEach(needsStack);

test('home shows its offer', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Online & Offline Fitness Coaching/);
  await expect(page.getByRole('link', { name: 'Get started' })).toHaveAttribute('href', '/training-programs');
  for (const [name, path] of [
    ['who we are', '/whoweare'],
    ['recipes', '/recipes'],
    ['blog', '/blog'],
    ['Contact us', '/contact'],
    ['careers', '/careers'],
    ['Check out our FAQs', '/fitnessFAQ'],
  ] as const) {
    await expect(page.locator('main').getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  await expect(page.locator('main').getByRole('article')).toHaveCount(4);
});

test(
  'the carousel moves in both directions by button, dot, key and swipe',
  { tag: '@layout' },
  async ({ page }) => {
    await page.goto('/');
    const carousel = page.getByRole('region', { name: 'How it works' });
    const shown = (title: string) =>
      expect(carousel.getByRole('heading', { level: 3, name: title })).toBeVisible();
    await shown('Choose your program');
    await carousel.getByRole('button', { name: 'Previous step' }).click();
    await shown('See results');
    await expect(carousel.getByText('Step 3 of 3: See results')).toBeAttached();
    await carousel.getByRole('button', { name: 'Next step' }).click();
    await shown('Choose your program');
    await carousel.getByRole('button', { name: 'Get your coach' }).click();
    await shown('Get your coach');
    await page.keyboard.press('ArrowRight');
    await shown('See results');
    await page.keyboard.press('ArrowRight');
    await shown('Choose your program');
    const slide = carousel.getByRole('group', { name: 'Step 1 of 3' });
    await slide.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: 300, clientY: 100 });
    await slide.dispatchEvent('pointerup', { pointerType: 'touch', clientX: 120, clientY: 110 });
    await shown('Get your coach');
  },
);

test('the first click on any part of home works', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'read more about Meera' }).click();
  const story = page.getByRole('dialog', { name: 'Meera’s transformation' });
  await expect(story.getByRole('heading', { name: 'Journey' })).toBeVisible();
  await expect(story).toContainText('78 kg');
  await expect(story).toContainText('66 kg');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(story).toBeHidden();
  await expect(page.getByRole('button', { name: 'read more about Meera' })).toBeFocused();
});

test('a story that fails to load shows an error and loads on retry', async ({ page }) => {
  await page.route('**/api/testimonials*', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: 'read more about Meera' }).click();
  const story = page.getByRole('dialog', { name: 'Meera’s transformation' });
  await expect(story.getByRole('alert').filter({ hasText: 'Failed to load testimonials' })).toBeVisible();
  await page.unroute('**/api/testimonials*');
  await story.getByRole('button', { name: 'Try again' }).click();
  await expect(story.getByText('I run product launches.', { exact: false })).toBeVisible();
});

test('a story closes by both buttons and the backdrop', async ({ page }) => {
  await page.goto('/');
  const more = page.getByRole('button', { name: 'read more about Arjun' });
  const story = page.getByRole('dialog', { name: 'Arjun’s transformation' });
  for (const which of [0, 1]) {
    await more.click();
    await story.getByRole('button', { name: 'Close' }).nth(which).click();
    await expect(story).toBeHidden();
  }
  await more.click();
  await expect(story).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(story).toBeHidden();
  await more.click();
  await story.getByRole('link', { name: 'Get started' }).click();
  await expect(page).toHaveURL('/training-programs');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('the price follows the choice and is the same on the checkout', { tag: '@core' }, async ({ page }) => {
  await page.goto('/');
  const pricing = page.getByRole('region', { name: 'Choose your plan' });
  await expect(pricing.getByText('₹14,375 / 3 months')).toBeVisible();
  await pricing.getByRole('radio', { name: 'Buddy' }).check();
  await expect(pricing.getByText('₹25,000 / 3 months')).toBeVisible();
  await pricing.getByRole('radio', { name: /^12 months/ }).check();
  await expect(pricing.getByText('₹88,000 / 12 months')).toBeVisible();
  await pricing.getByRole('radio', { name: /^6 months/ }).check();
  await pricing.getByRole('link', { name: 'Buy now' }).click();
  await expect(page).toHaveURL('/simple-payment');
  await expect(page.getByRole('radio', { name: /^Buddy/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^6 months/ })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Buddy/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^6 months/ })).toBeChecked();
});

/** @returns whether the page had loaded when it requested the loop; undefined before the request */
function loopAskedAfterLoad(page: Page): () => boolean | undefined {
  let loaded = false;
  let after: boolean | undefined;
  page.on('load', () => (loaded = true));
  page.on('request', (request) => {
    if (request.url().includes('/loop')) after ??= loaded;
  });
  return () => after;
}

test(
  'the video loop plays on wide screens with motion only, and can be paused',
  { tag: '@layout' },
  async ({ browser, baseURL }, testInfo) => {
    const size = testInfo.project.use.viewport ?? { width: 1280, height: 800 };
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const context = await browser.newContext({
        reducedMotion,
        viewport: size,
        ...(baseURL ? { baseURL } : {}),
      });
      const page = await context.newPage();
      const askedAfterLoad = loopAskedAfterLoad(page);
      await page.goto('/');
      await hydrated(page);
      // The loop waits for load and idle, too.
      await page.waitForLoadState('load');
      await page.evaluate(() => new Promise((rest) => void requestIdleCallback(rest)));
      if (size.width >= 768 && reducedMotion === 'no-preference') {
        const film = page.locator('video');
        const source = (): Promise<string> => film.evaluate((video: HTMLVideoElement) => video.currentSrc);
        await expect.poll(source).toContain('/loop-av1');
        expect(askedAfterLoad()).toBe(true);
        const { headers } = await fetch(await source());
        expect(Number(headers.get('content-length'))).toBeLessThanOrEqual(700_000);
        await page.getByRole('button', { name: 'Pause background video' }).click();
        await expect(page.getByRole('button', { name: 'Play background video' })).toBeVisible();
        await expect
          .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused))
          .toBe(true);
      } else {
        await expect(page.locator('video')).toHaveCount(0);
      }
      await context.close();
    }
  },
);
