import { expect, type Page, test } from '@playwright/test';
import { needsAccounts, signIn, statusSaying } from '../account/account-stack.ts';
import { openAs, openAsAdmin } from '../admin/admin-stack.ts';
import { aPicture } from '../content/pictures.ts';
import { expectAccessible, expectNoSidewaysScroll, hydrated, watchConsole } from '../support/checks.ts';
import { aClient, aCoach, aWord } from './desk-stack.ts';

test.beforeEach(needsAccounts);

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const tab = (page: Page, client: string, name: string) =>
  page.getByRole('navigation', { name: client }).getByRole('link', { name });
const plan = (page: Page) => page.getByRole('textbox', { name: 'Plan', exact: true });
const publish = (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('button', { name: 'Publish', exact: true }).click();
/** A plan is published with a note. */
async function publishPlan(page: Page): Promise<void> {
  await publish(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
}

test(
  'the owner assigns in bulk; the coach calls, publishes with a picture, compares, and writes, on a phone',
  { tag: '@core' },
  async ({ page, browser }) => {
    const word = aWord();
    const [priya, kavya] = [`Priya ${word}`, `Kavya ${word}`];
    const coach = await aCoach(`Rhea ${word}`);
    const [id] = await Promise.all([aClient(priya), aClient(kavya)]);
    const consoleErrors = watchConsole(page);

    await openAsAdmin(page, `/admin/clients?search=${word}`);
    for (const name of [priya, kavya]) {
      await expect(row(page, name)).toContainText('First call due in 23 h');
      await expect(row(page, name)).toContainText('Nobody yet');
    }
    await expectAccessible(page);
    // By keyboard: both are selected, then assigned.
    await page.getByRole('link', { name: priya }).focus();
    await page.keyboard.press('x');
    await page.keyboard.press(
      (await row(page, priya).evaluate((one) => (one as HTMLTableRowElement).sectionRowIndex)) === 1
        ? 'j'
        : 'k',
    );
    await page.keyboard.press('x');
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.keyboard.press('a');
    const dialog = page.getByRole('dialog', { name: 'Assign 2 clients' });
    await dialog.getByRole('radio', { name: coach.name }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Assign' }).click();
    await expect(statusSaying(page, `2 clients: assigned to ${coach.name}.`)).toBeVisible();
    await expect(row(page, priya)).toContainText(coach.name);

    const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const hers = await phone.newPage();
    const herErrors = watchConsole(hers);
    await hers.goto('/signup');
    await hydrated(hers);
    await signIn(hers, coach);
    await expect(hers).toHaveURL('/admin/clients');
    const bar = hers.getByRole('navigation', { name: 'Admin, short' });
    await expect(bar.getByRole('link')).toHaveText(['Clients', /^Check-ins/, /^Messages/]);
    await expectAccessible(hers);
    await expectNoSidewaysScroll(hers);
    await hers.getByRole('button', { name: 'Open menu' }).click();
    await expect(
      hers.getByRole('dialog', { name: 'All of admin' }).getByRole('link', { name: 'Clients' }),
    ).toBeVisible();
    await expectAccessible(hers);
    await hers.getByRole('button', { name: 'Close' }).click();

    await hers.getByRole('link', { name: priya }).click();
    await expect(hers.getByRole('heading', { level: 1, name: priya })).toBeVisible();
    await expect(hers.getByRole('link', { name: `Call ${priya}` })).toHaveAttribute('href', /^tel:/);
    await hers.getByRole('checkbox', { name: 'Mark as called' }).click();
    await expect(hers.getByText(new RegExp(`^${coach.name}, `)).first()).toBeVisible();
    await expect(hers.getByText(/First call due/)).toHaveCount(0);
    await expectAccessible(hers);
    await expectNoSidewaysScroll(hers);

    await tab(hers, priya, 'Plan').click();
    await hers.getByRole('link', { name: 'Write the plan' }).click();
    await hers.getByRole('link', { name: 'Text and PDF' }).click();
    await plan(hers).fill('Squat, four sets of five');
    await hers.getByRole('button', { name: 'Image', exact: true }).click();
    await hers.getByLabel('Select the picture').setInputFiles(aPicture('squat.png', [640, 480]));
    await hers.getByLabel('In words').fill('The lowest point of a squat');
    await hers.getByRole('button', { name: 'Insert' }).click();
    await expect(plan(hers).getByRole('img', { name: 'The lowest point of a squat' })).toHaveAttribute(
      'src',
      /^blob:/,
    );
    await expectAccessible(hers);
    await expectNoSidewaysScroll(hers);
    // What is written outlives a reload.
    await expect(hers.getByText(/Kept in this browser/)).toBeVisible();
    hers.once('dialog', (question) => void question.accept());
    await hers.reload();
    await expect(plan(hers)).toContainText('Squat, four sets of five');
    await publishPlan(hers);
    await expect(statusSaying(hers, 'Published. Priya is told by mail.')).toBeVisible();
    await hers.getByRole('link', { name: `Back to ${priya}` }).click();
    await expect(
      hers
        .getByRole('article', { name: 'Version 1' })
        .getByRole('img', { name: 'The lowest point of a squat' }),
    ).toHaveAttribute('src', /^blob:/);

    // Two at once: the second one compares.
    await page.goto(`/admin/clients/${id}/plan?part=text`);
    await plan(page).press('Control+End');
    await plan(page).pressSequentially(' Walk daily.');
    await hers.getByRole('link', { name: 'Write a new version' }).click();
    await hers.getByRole('link', { name: 'Text and PDF' }).click();
    await plan(hers).press('Control+End');
    await plan(hers).pressSequentially(' Row on Friday.');
    await publishPlan(page);
    await expect(statusSaying(page, 'Published. Priya is told by mail.')).toBeVisible();
    await publishPlan(hers);
    const compare = hers.getByRole('dialog', { name: 'Two versions' });
    await expect(compare).toContainText('Walk daily.');
    await expect(compare).toContainText('Row on Friday.');
    await expectAccessible(hers);
    await compare.getByRole('button', { name: 'All of mine' }).click();
    await compare.getByRole('button', { name: 'Publish these' }).click();
    await expect(statusSaying(hers, 'Published. Priya is told by mail.')).toBeVisible();
    await hers.getByRole('link', { name: `Back to ${priya}` }).click();
    const third = hers.getByRole('article', { name: 'Version 3' });
    await expect(third).toContainText('Row on Friday.');
    await expect(third).not.toContainText('Walk daily.');

    await tab(hers, priya, 'Messages').click();
    const field = hers.getByRole('textbox', { name: 'Your message' });
    await expect(hers.getByRole('button', { name: 'Snippets' })).toBeVisible();
    await field.pressSequentially('/plan ');
    await expect(field).toHaveValue(/^Priya, your plan is in\./);
    await hers.getByRole('button', { name: 'Send', exact: true }).click();
    const log = hers.getByRole('log', { name: `Messages with ${priya}` });
    await expect(log.getByRole('listitem').filter({ hasText: 'your plan is in.' })).toContainText('Sent');
    await expectAccessible(hers);
    await expectNoSidewaysScroll(hers);
    await bar.getByRole('link', { name: /^Messages/ }).click();
    await expect(
      hers.getByRole('list', { name: 'Threads' }).getByRole('link', { name: priya }),
    ).toContainText('Team:');
    expect([...consoleErrors, ...herErrors]).toEqual([]);
    await phone.close();
  },
);

test('a coach has her own clients, no payments, and no settings', async ({ page }) => {
  const name = `Meera ${aWord()}`;
  const id = await aClient(name);
  await openAs(page, 'coach', '/admin');
  await expect(page).toHaveURL('/admin/clients');
  await expect(page.getByText('Clients appear here once they are assigned to you.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Admin', exact: true }).getByRole('link')).toHaveText([
    'Clients',
    'Check-ins',
    'Messages',
    'Exercises',
    'Templates',
  ]);
  await expectAccessible(page);
  await page.goto(`/admin/clients/${id}`);
  await expect(page.getByText('Client not found')).toBeVisible();
  await page.goto('/admin/settings/coaching');
  await expect(page.getByRole('heading', { level: 1, name: 'No access' })).toBeVisible();
});

test('the board, tasks, notes and the end of a program', { tag: '@layout' }, async ({ page }) => {
  const consoleErrors = watchConsole(page);
  const name = `Divya ${aWord()}`;
  const id = await aClient(name);
  await openAsAdmin(page, `/admin/clients?view=board&search=${encodeURIComponent(name)}`);
  await expect(
    page.getByRole('region', { name: 'New', exact: true }).getByRole('link', { name }),
  ).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL(`/admin/clients/${id}`);

  await page.getByRole('button', { name: 'Add task' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Please say what is to be done')).toBeVisible();
  await page.getByLabel('What is to be done?').fill('Ask about the shoulder');
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Done: Ask about the shoulder' }).click();
  await expect(page.getByText(/^Done by Ironbloom admin/)).toBeVisible();
  await expectNoSidewaysScroll(page);

  await tab(page, name, 'Notes').click();
  await page.getByLabel('New note').fill('Calls only after six.');
  await page.reload();
  await expect(page.getByLabel('New note')).toHaveValue('Calls only after six.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('list', { name: 'Notes' })).toContainText('Calls only after six.');
  await expect(page.getByLabel('New note')).toHaveValue('');

  await tab(page, name, 'Intake').click();
  await expect(page.getByText('Divya has not agreed to the use of health answers.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('button', { name: 'End the program' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why?').fill('Moved abroad');
  await dialog.getByRole('button', { name: 'End the program' }).click();
  await expect(page.getByText('Ended', { exact: true }).first()).toBeVisible();
  await tab(page, name, 'Overview').click();
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Moved abroad');
  expect(consoleErrors).toEqual([]);
});

test('the owner publishes coaching settings @alone', async ({ page }) => {
  await openAsAdmin(page, '/admin/settings/coaching');
  const hours = page.getByLabel('Plan', { exact: true });
  await hours.fill('1.5');
  await publish(page);
  await expect(page.getByText('Enter whole hours, from 1 to 336')).toBeVisible();
  await hours.fill('36');
  await page.getByRole('radio', { name: 'Fewest open programs' }).check({ force: true });
  await page.getByRole('button', { name: 'Add snippet' }).click();
  const snippet = page
    .getByRole('listitem')
    .filter({ has: page.getByLabel('Shortcut') })
    .last();
  await snippet.getByLabel('Shortcut').fill('/rain');
  await snippet.getByLabel('Title').fill('Rain');
  await snippet.getByLabel('Text').fill('{{name}}, train indoors today.');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await publish(page);
  await expect(statusSaying(page, 'Published.')).toBeVisible();
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByText('within 36 hours').first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to editing' }).click();
  await hours.fill('48');
  await page.getByRole('radio', { name: 'By hand' }).check({ force: true });
  await snippet.locator('summary').click();
  await snippet.getByRole('button', { name: 'Remove /rain' }).click();
  await publish(page);
  await expect(statusSaying(page, 'Published.')).toBeVisible();
});
