import { expect, test, type Page } from '@playwright/test';
import { needsStack } from '../buying/buying-stack.ts';
import { aName, anArticle } from '../content/content-stack.ts';
import { expectNoSidewaysScroll } from '../support/checks.ts';
import { openAsAdmin } from './admin-stack.ts';

test.beforeEach(needsStack);

/** px of the focused element that the save bar covers. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const bar = [...document.querySelectorAll('main *')].find(
      (element) =>
        getComputedStyle(element).position === 'sticky' && getComputedStyle(element).bottom !== 'auto',
    );
    const field = document.activeElement?.getBoundingClientRect();
    return Math.max(0, (field?.bottom ?? Infinity) - (bar?.getBoundingClientRect().top ?? 0));
  });

test(
  'the save bar of a long form is visible and covers no focused field',
  { tag: '@layout' },
  async ({ page }) => {
    const { _id } = await anArticle(aName('Reach'));
    for (const [path, name] of [
      [`/admin/blogs/${_id}`, 'Save changes'],
      ['/admin/settings', 'Publish'],
      ['/admin/settings/home', 'Publish'],
      ['/admin/settings/look', 'Publish'],
      ['/admin/plans', 'Publish'],
    ] as const) {
      await openAsAdmin(page, path);
      const save = page.getByRole('main').getByRole('button', { name, exact: true });
      await expect(save, path).toBeInViewport({ ratio: 1 });
      const fields = page.getByRole('main').locator('input:not([type=file]):visible, textarea:visible');
      const count = await fields.count();
      for (const at of [Math.floor(count / 3), Math.floor(count / 2), count - 1]) {
        await page.evaluate(() => window.scrollTo(0, 0));
        await fields.nth(at).focus();
        await expect.poll(() => covered(page), `${path}, field ${at}`).toBe(0);
        await expect(save, path).toBeInViewport({ ratio: 1 });
      }
      await expectNoSidewaysScroll(page);
    }
  },
);
