import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { needsAccounts, statusSaying } from '../account/account-stack.ts';
import { openAsAdmin } from '../admin/admin-stack.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from '../support/checks.ts';
import { aClient, aWord } from './desk-stack.ts';

test.beforeEach(needsAccounts);

const clipboard = (name: string): string =>
  readFileSync(new URL(`../../test/clipboards/${name}`, import.meta.url), 'utf8');

const grid = (page: Page, week: number) => page.getByRole('grid', { name: `Week ${week}, exercises` });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const cell = (page: Page, name: string, column: number) =>
  row(page, name).locator(`[data-column="${column}"]`);

/** What Ctrl+V brings from another program. */
async function paste(page: Page, { html = '', text = '' }: { html?: string; text?: string }): Promise<void> {
  await page.evaluate(
    ([asHtml, asText]) => {
      const data = new DataTransfer();
      data.setData('text/html', asHtml!);
      data.setData('text/plain', asText!);
      document.activeElement!.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    [html, text],
  );
}

const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true });

test(
  'a plan is written by keyboard alone, undone, kept over a reload, published and compared',
  { tag: '@core' },
  async ({ page, browser }) => {
    const name = `Aditi ${aWord()}`;
    const id = await aClient(name);
    const consoleErrors = watchConsole(page);
    await openAsAdmin(page, `/admin/clients/${id}?view=plan`);
    await page.getByRole('link', { name: 'Write the plan' }).click();
    await expect(page).toHaveURL(`/admin/clients/${id}/plan`);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Blank week' }).click();
    await expectAccessible(page);

    // The grid is one tab stop; a name is found in the library, a quick line fills the cells.
    await page.locator('td[tabindex="0"]').focus();
    await page.keyboard.type('back sq');
    await expect(page.getByRole('option', { name: /^Back squat/ })).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.keyboard.type('Romanian deadlift 3x8 45kg @8 r150 +2.5kg');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Something of her own');
    await page.keyboard.press('Enter');
    await expect(row(page, 'Romanian deadlift')).toContainText('45 kg');
    await expect(row(page, 'Romanian deadlift')).toContainText('2:30');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Tab');
    await page.keyboard.type('4');
    await page.keyboard.press('Tab');
    await page.keyboard.type('6-8');
    await page.keyboard.press('Tab');
    await page.keyboard.type('heavy');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Load: “heavy” cannot be read.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.type('57,5');
    await page.keyboard.press('Enter');
    await expect(cell(page, 'Back squat', 3)).toHaveText('57.5 kg');

    // A superset, rows that move, cells that are filled and cleared.
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+g');
    await expect(row(page, 'Something of her own').getByRole('rowheader')).toHaveText('B2');
    await page.keyboard.press('Control+d');
    await expect(cell(page, 'Something of her own', 3)).toHaveText('45 kg');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(row(page, 'Something of her own').getByRole('rowheader')).toHaveText('B1');
    await page.keyboard.press('Delete');
    await expect(cell(page, 'Something of her own', 3)).toHaveText('');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+Shift+z');
    await expect(row(page, 'Something of her own').getByRole('rowheader')).toHaveText('B1');
    await expect(cell(page, 'Something of her own', 3)).toHaveText('45 kg');

    // Cells and days by the clipboard itself.
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await cell(page, 'Back squat', 3).click();
    await page.keyboard.press('Control+c');
    await cell(page, 'Romanian deadlift', 3).click();
    await page.keyboard.press('Control+v');
    await expect(cell(page, 'Romanian deadlift', 3)).toHaveText('57.5 kg');
    await page.keyboard.press('Control+z');
    await expect(cell(page, 'Romanian deadlift', 3)).toHaveText('45 kg');
    await page.keyboard.press('Control+Shift+c');
    await expect(page.getByText('The day is copied.')).toBeVisible();
    await page.keyboard.press('Control+v');
    await expect(row(page, 'Back squat')).toHaveCount(2);
    await page.keyboard.press('Control+z');
    await expect(row(page, 'Back squat')).toHaveCount(1);

    // A row is dragged by its letter.
    await row(page, 'Back squat')
      .getByRole('rowheader')
      .dragTo(page.getByRole('row', { name: 'Nothing yet' }));
    await expect(row(page, 'Back squat').getByRole('rowheader')).toHaveText('B');
    await page.getByRole('button', { name: 'Undo (Ctrl Z)' }).click();
    await expect(row(page, 'Back squat').getByRole('rowheader')).toHaveText('A');

    // The week again with its progression; a mark says that the rule made the load.
    await page.getByRole('button', { name: 'Week', exact: true }).click();
    await page.getByRole('button', { name: 'Duplicate with progression' }).click();
    await expect(cell(page, 'Romanian deadlift', 3)).toContainText('47.5 kg');
    await expect(cell(page, 'Romanian deadlift', 3)).toHaveAttribute('data-mark', 'rule');
    await expectAccessible(page);
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(grid(page, 1)).toBeVisible();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys on this screen' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    // A reload loses nothing.
    await expect(page.getByText(/Kept in this browser/)).toBeVisible();
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await expect(row(page, 'Something of her own').getByRole('rowheader')).toHaveText('B1');

    await publish(page).click();
    const dialog = page.getByRole('dialog', { name: 'Publish the plan' });
    await expectAccessible(page);
    await dialog.getByLabel('Note').fill('Begin slowly.');
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(statusSaying(page, 'Published. Aditi is told by mail.')).toBeVisible();
    await expect(page.getByText('Nothing changed')).toBeVisible();

    // A colleague publishes meanwhile: rows are compared.
    const other = await browser.newContext();
    const theirs = await other.newPage();
    await openAsAdmin(theirs, `/admin/clients/${id}/plan`);
    for (const [one, load] of [
      [page, '60'],
      [theirs, '65'],
    ] as const) {
      await cell(one, 'Back squat', 3).click();
      await one.keyboard.type(load);
      await one.keyboard.press('Enter');
      await expect(cell(one, 'Back squat', 3)).toHaveAttribute('data-mark', 'typed');
    }
    for (const one of [theirs, page]) {
      await publish(one).click();
      await one.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    }
    await expect(statusSaying(theirs, 'Published. Aditi is told by mail.')).toBeVisible();
    const compare = page.getByRole('dialog', { name: 'Two versions' });
    await expect(compare).toContainText('Week 1, Mon: Back squat');
    await expect(compare).toContainText('60 kg');
    await expect(compare).toContainText('65 kg');
    await expectAccessible(page);
    await compare.getByRole('button', { name: 'All of mine' }).click();
    await compare.getByRole('button', { name: 'Publish these' }).click();
    await expect(page.getByText('Aditi, version 4')).toBeVisible();

    // An earlier version as the draft, and back.
    await page.getByRole('button', { name: 'Plan', exact: true }).click();
    await page.getByRole('button', { name: 'Versions' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Take version 1 as the draft' }).click();
    await expect(cell(page, 'Back squat', 3)).toContainText('57.5 kg');
    await page.getByRole('button', { name: 'Undo (Ctrl Z)' }).click();
    await expect(cell(page, 'Back squat', 3)).toHaveText('60 kg');
    expect(consoleErrors).toEqual([]);
    await other.close();
  },
);

test('200 rows of Sheets and Excel are pasted, and 100 steps undone', { tag: '@core' }, async ({ page }) => {
  const id = await aClient(`Divya ${aWord()}`);
  await openAsAdmin(page, `/admin/clients/${id}`);
  for (const [program, kind] of [
    ['sheets', 'html'],
    ['excel', 'html'],
    ['excel', 'tsv'],
  ] as const) {
    await page.goto(`/admin/clients/${id}/plan`);
    const isFirst = await page.getByRole('button', { name: 'Blank week' }).isVisible();
    if (isFirst || program === 'sheets') await page.getByRole('button', { name: 'Blank week' }).click();
    await page.locator('td[tabindex="0"]').focus();
    await paste(page, { [kind === 'html' ? 'html' : 'text']: clipboard(`${program}.${kind}`) });
    const unread = page.getByRole('dialog', { name: 'Not everything was understood' });
    await expect(unread).toContainText('Pull-up, Reps: AMRAP');
    await expectAccessible(page);
    await unread.getByRole('button', { name: 'Close' }).click();
    await expect(statusSaying(page, '200 rows pasted.')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('tab')).toHaveCount(1);
  }

  await page.keyboard.type('Plank');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  for (let step = 1; step <= 50; step += 1) {
    await page.keyboard.type(String(step));
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Control+d');
  }
  await expect(cell(page, 'Plank', 1)).toHaveText('50');
  for (let step = 1; step <= 100; step += 1) await page.keyboard.press('Control+z');
  await expect(grid(page, 1).getByText('Plank')).toHaveCount(0);
});

test('a day at a time on a phone, from a template', { tag: ['@core', '@phone'] }, async ({ page }) => {
  const id = await aClient(`Kavya ${aWord()}`);
  const consoleErrors = watchConsole(page);
  await openAsAdmin(page, `/admin/clients/${id}/plan`);
  await page.getByRole('button', { name: 'Choose a template' }).click();
  await page.getByRole('radio', { name: /^First six weeks in the gym/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Fill weeks 1 to 6' }).click();
  await expect(page.getByRole('tab')).toHaveCount(6);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('listitem').getByRole('button').filter({ hasText: 'RIR' }).first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'More: Sets' }).click();
  await sheet.getByLabel('Rest').fill('2:00');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('rest 2:00').first()).toBeVisible();
  await publish(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(statusSaying(page, 'Published. Kavya is told by mail.')).toBeVisible();
  expect(consoleErrors).toEqual([]);
});
