import { expect, type Page, test } from '@playwright/test';
import { bringToken, needsAccounts, statusSaying } from '../account/account-stack.ts';
import { asAdmin, openAsAdmin } from '../admin/admin-stack.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from '../support/checks.ts';
import { inDatabase } from '../support/database.ts';
import { aClient, aCoach, aWord } from './desk-stack.ts';

test.beforeEach(needsAccounts);

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });

test(
  'a coach finds an exercise by a typing error, adds one by keyboard, compares, duplicates, merges and hides',
  { tag: '@core' },
  async ({ page }) => {
    const consoleErrors = watchConsole(page);
    const word = aWord();
    const coach = await aCoach(`Rhea ${word}`);
    await page.setViewportSize({ width: 1440, height: 900 });
    await bringToken(page, coach.token);
    await page.goto('/admin/exercises');
    await expect(page.getByRole('heading', { level: 1, name: 'Exercises' })).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('bulgrian');
    await expect(link(page, 'Bulgarian split squat')).toBeVisible();
    await expectAccessible(page);
    await search(page).fill('no such movement');
    await expect(page.getByText('Nothing fits')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();

    // A new one: refused, corrected, kept over a reload, saved.
    const name = `Tyre flip ${word}`;
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('n');
    const drawer = page.getByRole('dialog', { name: 'New exercise' });
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(drawer.getByText('Enter a name')).toBeVisible();
    await drawer.getByLabel('Name', { exact: true }).fill(name);
    await drawer.getByRole('group', { name: 'Works most' }).getByRole('button', { name: 'Gluteals' }).click();
    await drawer.getByLabel('Cues').fill('Chest on the tyre\nDrive with the hips');
    await drawer.getByLabel('Video link').fill('https://example.com/film');
    await drawer.getByLabel('Swap for').fill('dedlift');
    await drawer.getByRole('button', { name: 'Deadlift', exact: true }).click();
    await expectAccessible(page);
    await expect(drawer.getByText('kept in this browser')).toBeVisible();
    await page.reload();
    await expect(drawer.getByLabel('Name', { exact: true })).toHaveValue(name);
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(drawer.getByText('Please enter a link to YouTube or Vimeo').first()).toBeVisible();
    await drawer.getByLabel('Video link').fill('https://youtu.be/dQw4w9WgXcQ');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(drawer).toBeHidden();
    await search(page).fill(word);
    await expect(row(page, name)).toContainText('Ours');
    await expect(row(page, name)).toContainText('Has a video');

    // Somebody else saves meanwhile: both versions are shown.
    await link(page, name).focus();
    await page.keyboard.press('Enter');
    const open = page.getByRole('dialog', { name });
    await expect(open.getByLabel('Cues')).toHaveValue('Chest on the tyre\nDrive with the hips');
    const id = new URL(page.url()).pathname.split('/').at(-1)!;
    const theirs = await asAdmin<Record<string, unknown>>(`/api/admin/exercises/${id}`);
    await open.getByLabel('Cues').fill('Chest on the tyre');
    await asAdmin(`/api/admin/exercises/${id}`, { method: 'PUT', body: { ...theirs, cues: ['Flat back'] } });
    await open.getByRole('button', { name: 'Save' }).click();
    const compare = page.getByRole('dialog', { name: 'Two versions' });
    await expect(compare).toContainText('Flat back');
    await expectAccessible(page);
    await compare.getByRole('button', { name: 'Save these' }).click();
    await expect(open).toBeHidden();

    // A copy is merged into the first one, and shown again.
    await link(page, name).focus();
    await page.keyboard.press('d');
    await page.getByRole('dialog', { name: 'New exercise' }).getByRole('button', { name: 'Save' }).click();
    const copy = `${name} (copy)`;
    await link(page, copy).click();
    await page.getByRole('button', { name: 'Merge', exact: true }).click();
    const merge = page.getByRole('dialog', { name: `Merge ${copy}` });
    await merge.getByRole('searchbox').fill(`tyre flip ${word}`);
    await merge.getByRole('radio', { name }).check();
    await expect(merge.getByText('What follows')).toBeVisible();
    await expectAccessible(page);
    await merge.getByRole('button', { name: 'Merge', exact: true }).click();
    await expect(statusSaying(page, `${copy} is shown as ${name} from now on.`)).toBeVisible();
    const merged = page.getByRole('dialog', { name: copy });
    await expect(merged.getByText(`the cues and the video of ${name}`)).toBeVisible();
    await merged.getByRole('button', { name: 'Show again' }).click();
    await expect(merged.getByRole('button', { name: 'Hide' })).toBeVisible();
    await merged.getByRole('button', { name: 'Hide' }).click();
    await expect(merged.getByText('Hidden: it is not offered')).toBeVisible();
    await merged.getByRole('button', { name: 'Close' }).click();
    await expect(link(page, name)).toBeVisible();
    await expect(link(page, copy)).toBeHidden();

    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await link(page, name).click();
    await expectAccessible(page);
    expect(consoleErrors).toEqual([]);
  },
);

test(
  'a template is read, renamed, duplicated, used for a client and deleted',
  { tag: '@core' },
  async ({ page }) => {
    const consoleErrors = watchConsole(page);
    const word = aWord();
    const client = `Priya ${word}`;
    const coach = await aCoach(`Rhea ${word}`);
    const id = await aClient(client);
    const [user] = await inDatabase<{ id: string }>('SELECT id FROM users WHERE email = $1', [coach.email]);
    await asAdmin('/api/admin/client-assignments', {
      method: 'POST',
      body: { ids: [id], coach: user?.id },
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await bringToken(page, coach.token);
    await page.goto('/admin/templates');
    await link(page, 'Four days, upper and lower').click();
    const preview = page.getByRole('complementary', { name: 'Four days, upper and lower' });
    await expect(preview.getByRole('img', { name: 'Sets a week: 78, 78, 78, 54' })).toBeVisible();
    await expect(preview).toContainText('Back squat 4 × 6-8');
    await expectAccessible(page);

    await preview.getByRole('button', { name: 'Duplicate' }).click();
    await expect(
      statusSaying(page, 'Four days, upper and lower (copy) is among the templates.'),
    ).toBeVisible();
    await link(page, 'Four days, upper and lower (copy)').first().click();
    await page.getByRole('button', { name: 'Change its words' }).click();
    const about = page.getByRole('dialog', { name: 'About this template' });
    await about.getByLabel('Name').fill('');
    await about.getByRole('button', { name: 'Save' }).click();
    await expect(about.getByText('Enter a name')).toBeVisible();
    await about.getByLabel('Name').fill(`Hotel ${word}`);
    await expectAccessible(page);
    await about.getByRole('button', { name: 'Save' }).click();
    await expect(about).toBeHidden();
    await search(page).fill(word);
    await expect(page).toHaveURL(/search=/);
    await expect(row(page, `Hotel ${word}`)).toContainText('Ours');

    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('u');
    const use = page.getByRole('dialog', { name: `Use Hotel ${word}` });
    await expect(use.getByRole('button', { name: 'Open the plan' })).toBeDisabled();
    await use.getByRole('searchbox', { name: 'Client' }).fill(word);
    await use.getByRole('radio', { name: client }).check();
    await expectAccessible(page);
    await use.getByRole('button', { name: 'Open the plan' }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/clients/${id}/plan\\?template=[\\w-]+$`));
    await expect(page.getByRole('dialog', { name: 'Fill from a template' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/search=/);

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('complementary', { name: `Hotel ${word}` })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Nothing fits')).toBeVisible();
    expect(consoleErrors).toEqual([]);
  },
);

/** Food as a coach has published it. */
const food = {
  trainingDays: 3,
  training: {
    target: { kcal: 1900, protein: 120, carbs: 200, fat: 60 },
    meals: [
      {
        id: 'm1',
        name: 'Breakfast',
        at: '08:30',
        options: [
          {
            id: 'o1',
            items: [
              {
                id: 'i1',
                source: 'own',
                sourceId: null,
                name: 'Poha of the house',
                amount: 1,
                unit: 'plate',
                unitGrams: null,
                figures: { kcal: 300, protein: 8, carbs: 50, fat: 8 },
                swaps: [],
              },
            ],
          },
        ],
      },
    ],
  },
  rest: { target: null, meals: [] },
  note: 'For Priya alone',
};

test(
  'templates of training are written in the grid; templates of food come from a plan and go into one',
  { tag: '@core' },
  async ({ page }) => {
    const consoleErrors = watchConsole(page);
    const word = aWord();
    const id = await aClient(`Priya ${word}`);
    await asAdmin(`/api/admin/clients/${id}/plans`, {
      method: 'POST',
      body: { version: 0, html: '', note: '', documentId: null, food },
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await openAsAdmin(page, '/admin/templates');
    await expect(link(page, 'Strength base')).toBeVisible();
    await page.keyboard.press('n');
    await page.getByRole('dialog').getByLabel('Name').fill(`Grid ${word}`);
    await page.getByRole('button', { name: 'Open the editor' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Grid ${word}` })).toBeVisible();
    await page.locator('td[tabindex="0"]').focus();
    await page.keyboard.type('Back squat 4x6-8 @RPE8 r150');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Not saved')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(statusSaying(page, 'Saved. Plans that are given stay as they are.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the templates' }).click();
    const preview = page.getByRole('complementary', { name: `Grid ${word}` });
    await expect(preview).toContainText('Back squat 4 × 6-8');

    await page
      .getByRole('navigation', { name: 'Kind of template' })
      .getByRole('link', { name: 'Food plans' })
      .click();
    await page.getByRole('button', { name: 'New', exact: true }).click();
    const made = page.getByRole('dialog', { name: 'New template of food' });
    await made.getByLabel('Name').fill(`Food ${word}`);
    await made.getByRole('searchbox').fill(word);
    await made.getByRole('radio', { name: `Priya ${word}` }).check();
    await expectAccessible(page);
    await made.getByRole('button', { name: 'Save' }).click();
    const shown = page.getByRole('complementary', { name: `Food ${word}` });
    await expect(shown).toContainText('Poha of the house');
    await expect(row(page, `Food ${word}`)).toContainText('1900 kcal');

    await shown.getByRole('button', { name: 'Use for a client' }).click();
    const use = page.getByRole('dialog', { name: `Use Food ${word}` });
    await use.getByRole('searchbox').fill(word);
    await use.getByRole('radio', { name: `Priya ${word}` }).check();
    await use.getByRole('button', { name: 'Open the plan' }).click();
    const fill = page.getByRole('dialog', { name: 'Fill the food from a template' });
    await expect(fill.getByRole('radio', { name: `Food ${word}` })).toBeChecked();
    await expectAccessible(page);
    await fill.getByRole('button', { name: 'Take the meals' }).click();
    await expect(fill).toBeHidden();
    await expect(page).toHaveURL(`/admin/clients/${id}/plan?part=food`);
    await expect(page.getByText('Poha of the house').first()).toBeVisible();
    expect(consoleErrors).toEqual([]);
  },
);
