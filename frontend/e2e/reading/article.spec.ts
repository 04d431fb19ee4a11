import { expect, test } from '@playwright/test';
import { needsStack } from '../buying/buying-stack.ts';
import { expectAccessible, hydrated, watchConsole } from '../support/checks.ts';

needsStack();

const sleep = '/blog/sleep';

test('is a complete document without scripts', { tag: '@core' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(sleep);
  await expect(page).toHaveTitle('The eighth hour – Ironbloom Blog (Online & Offline Coaching)');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The eighth hour');
  const article = page.getByRole('main').getByRole('article').first();
  await expect(article).toContainText('Recovery');
  await expect(article).toContainText('8 Nov 2026 · 4 min read');
  expect((await article.innerText()).split(/\s+/).length).toBeGreaterThan(500);
  const related = page.getByRole('region', { name: 'You Might Also Like' }).getByRole('article');
  await expect(related).toHaveCount(1);
  await related.getByRole('link').click();
  await expect(page).toHaveURL('/blog/stress');
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await context.close();
});

test('a picture in the text loads at the size of the screen and fills its column', async ({ browser }) => {
  for (const [width, deviceScaleFactor, file] of [
    [390, 1.75, '680.avif'],
    [390, 3, '1080.avif'],
    [1440, 1, '1080.avif'],
  ] as const) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, deviceScaleFactor });
    const page = await context.newPage();
    await page.goto(sleep);
    const picture = page.locator('#article-text figure img');
    await picture.scrollIntoViewIfNeeded();
    const shown = () =>
      picture.evaluate((image: HTMLImageElement) => ({
        file: image.complete && image.currentSrc.split('-').at(-1),
        beside: image.closest('#article-text')!.clientWidth - image.clientWidth,
      }));
    await expect.poll(shown).toEqual({ file, beside: 0 });
    await context.close();
  }
});

test('an uploaded poster covers the video', async ({ page }) => {
  await page.goto('/blog/sleep');
  const poster = page.locator('[data-video]');
  await poster.evaluate((link) => {
    const picture = document.querySelector('#article-text figure picture')!;
    link.querySelector('b')!.replaceWith(picture.cloneNode(true));
  });
  const place = await poster.boundingBox();
  expect(await poster.locator('img').boundingBox()).toEqual(place);
});

test('a like adds one and is stored in this browser', { tag: '@core' }, async ({ page }) => {
  await page.goto(sleep);
  await hydrated(page);
  const like = page.getByRole('button', { name: /Like this article/ });
  await expect(like).toHaveText('31');
  await like.click();
  await expect(like).toHaveText('32');
  const keys = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('liked:')));
  expect(keys).toHaveLength(1);
  await page.reload();
  await hydrated(page);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toHaveText('32');
  await like.click();
  await expect(like).toHaveText('31');
});

test('shares on four sites or copies the link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto(sleep);
  await hydrated(page);
  const share = page.getByRole('button', { name: 'Share' });
  await share.click();
  for (const name of ['WhatsApp', 'LinkedIn', 'Facebook', 'X']) {
    const link = page.locator('#share-list').getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', /%2Fblog%2Fsleep/);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('#share-list')).toBeHidden();
  await expect(share).toBeFocused();
  await share.click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').getByText('Link copied to clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/blog\/sleep$/);
});

test('uses the device’s share dialog where there is one', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (shared: ShareData) => {
        document.documentElement.dataset['shared'] = `${shared.title} ${shared.url}`;
        return Promise.reject(new Error('thought better of it'));
      },
    });
  });
  const consoleErrors = watchConsole(page);
  await page.goto(sleep);
  await hydrated(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', /^The eighth hour http.*\/blog\/sleep$/);
  await expect(page.locator('#share-list')).toBeHidden();
  expect(consoleErrors).toEqual([]);
});

test('an unknown article says so and links back', async ({ page }) => {
  await page.goto('/blog/no-such-article');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article Not Found');
  await expect(page.getByText("The article you're looking for doesn't exist.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL('/blog');
});

test('shows a spinner while an article loads', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/blogs/slug/*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/blog');
  await hydrated(page);
  const link = page.getByRole('region', { name: 'More articles' }).getByRole('link').first();
  await link.click();
  const status = page.getByRole('status').filter({ hasText: 'Loading article' });
  await expect(status).toBeVisible();
  await expect(status.locator('[aria-hidden="true"]')).toBeVisible();
  release();
  await expect(status).toHaveCount(0);
  await expect(page).toHaveURL(/\/blog\/./);
});

test('prints ink on white, without controls', async ({ page }) => {
  for (const path of [
    sleep,
    '/recipes/paneer-tikka-bowl',
    '/payment-success?payment_id=pay_1&order_id=order_1',
  ]) {
    await page.goto(path);
    await hydrated(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
    await expect(
      page.locator('button:visible, form:visible, footer:visible, header nav:visible'),
    ).toHaveCount(0);
    await expect(page.getByRole('link', { name: /Back to|See the programs|Contact Support/ })).toHaveCount(0);
    const colours = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const grounds = [];
      for (let at: Element | null = heading; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') grounds.push(backgroundColor);
      }
      return { ink: getComputedStyle(heading).color, grounds: [...new Set(grounds)] };
    });
    expect(colours).toEqual({ ink: 'rgb(0, 0, 0)', grounds: ['rgb(255, 255, 255)'] });
    await page.emulateMedia({ media: null });
  }
});

test('lists its sections, marks the current one, and links to the next article', async ({ page }) => {
  await page.goto('/blog/sleep');
  await hydrated(page);
  const contents = page.getByRole('navigation', { name: 'In this article' });
  const room = contents.getByRole('link', { name: 'The room' });
  await room.click();
  await expect(page).toHaveURL(/\/blog\/sleep#section-the-room$/);
  await expect(page.getByRole('heading', { name: 'The room' })).toBeInViewport();
  await expect(room).toHaveAttribute('aria-current', 'location');
  await page.getByRole('heading', { name: 'Sources' }).evaluate((heading) => heading.scrollIntoView());
  await expect(contents.getByRole('link', { name: 'Sources' })).toHaveAttribute('aria-current', 'location');
  await expect(room).not.toHaveAttribute('aria-current');

  await page.getByRole('navigation', { name: 'Next article' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).not.toHaveURL(/sleep/);
});

test('links to a source and back, and names a table by its caption', async ({ page }) => {
  await page.goto(sleep);
  await hydrated(page);
  await page.getByRole('link', { name: 'Source 2', exact: true }).click();
  await expect(page).toHaveURL(/#source-2$/);
  const source = page.getByRole('listitem').filter({ hasText: 'Mah CD' });
  await expect(source).toBeInViewport();
  await source.getByRole('link', { name: 'Back to the text from source 2' }).click();
  await expect(page).toHaveURL(/#cited-2$/);
  await expect(page.getByRole('link', { name: 'Source 2', exact: true })).toBeInViewport();
  await expect(
    page.getByRole('navigation', { name: 'In this article' }).locator('[aria-current]'),
  ).toHaveText('What an hour does');

  const table = page.getByRole('group', { name: /^Three days of such a page/ });
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await expect(table.getByRole('rowheader').first()).toHaveText('Monday');
  await expect(page.getByRole('figure').filter({ hasText: 'counted back' }).getByRole('img')).toBeVisible();
});

test('a video loads nothing before the click, and says when the player does not answer', async ({ page }) => {
  const asked: string[] = [];
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.goto(sleep);
  await hydrated(page);
  const poster = page.getByRole('link', { name: 'Play video: The benefits of a good night’s sleep' });
  await expect(poster).toBeVisible();
  expect(asked).toEqual([]);

  await page.clock.install();
  await poster.click();
  await expect(page.getByText('Loading the video...')).toBeVisible();
  await page.clock.fastForward(9_000);
  await expect(page.getByText('The video could not be loaded.')).toBeVisible();
  expect(asked[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/gedoSfZvBgE\?autoplay=1/);
  await expect(page.getByRole('link', { name: 'Watch it on YouTube' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=gedoSfZvBgE',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show the player' }).click();
  await expect(page.getByTitle('Video: The benefits of a good night’s sleep')).toBeVisible();
});

test('shows the author with a link to the author’s other articles', async ({ page }) => {
  await page.goto(sleep);
  const author = page.getByRole('complementary', { name: 'About the author' });
  await expect(author).toContainText('Masters · Coaching since 2016');
  await expect(author).toContainText('Illustration, not a photograph.');
  await author.getByRole('link', { name: 'More by Sameer Khan' }).click();
  await expect(page).toHaveURL(/\/blog\?q=Sameer/);
  await expect(page.getByRole('region', { name: 'Search results' }).getByRole('article')).toHaveCount(2);
});
