import { expect, type Page, test } from '@playwright/test';
import { hydrated } from '../support/checks.ts';

/** Keeps the page from hydrating. @returns lets it hydrate */
async function holdEntryScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('a navigation to home shows the complete page', async ({ page }) => {
  await page.goto('/no-such-page');
  await hydrated(page);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(page.getByRole('heading', { name: 'Get your coach' })).toBeVisible();
});

test('a button clicked before hydration is clicked once hydrated', { tag: '@core' }, async ({ page }) => {
  const unblock = await holdEntryScript(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'read more about Meera' }).click();
  const story = page.getByRole('dialog', { name: 'Meera’s transformation' });
  await expect(story).toBeHidden();
  unblock();
  await expect(story.getByRole('heading', { name: 'Journey' })).toBeVisible();
});

test('a button clicked during hydration is clicked once', async ({ page }) => {
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    // Between two slices of React's hydration.
    port1.addEventListener('message', () => {
      const button = document.querySelector('[aria-label="Favourite Paneer Tikka Bowl"]');
      if (!button || !Object.keys(document).some((key) => key.startsWith('__react'))) {
        port2.postMessage('look again');
        return;
      }
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      document.documentElement.setAttribute('data-pressed', 'yes');
    });
    port1.start();
    port2.postMessage('look');
  });
  await page.goto('/recipes');
  await expect(page.locator('html')).toHaveAttribute('data-pressed', 'yes');
  await hydrated(page);
  const favourite = page.getByRole('button', { name: 'Favourite Paneer Tikka Bowl' });
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
});

test('Enter in a form before hydration does not navigate, and the text stays', async ({ page }) => {
  const unblock = await holdEntryScript(page);
  await page.goto('/signup');
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByLabel('Email').press('Enter');
  await expect(page).toHaveURL('/signup');
  unblock();
  await hydrated(page);
  await expect(page.getByLabel('Email')).toHaveValue('asha@example.com');
  await expect(page).toHaveURL('/signup');
});
