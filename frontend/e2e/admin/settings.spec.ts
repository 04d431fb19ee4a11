import { expect, test, type Page } from '@playwright/test';
import { needsStack } from '../buying/buying-stack.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/checks.ts';
import { asAdmin, openAsAdmin, ownersToken } from './admin-stack.ts';

interface Published {
  version: number;
  business: { name: string; keywords: string; tagline: string };
}

const read = (): Promise<Published> => asAdmin<Published>('/api/admin/business');

/** Publishes as another owner. Only keywords change here, as other tests read what visitors see. */
async function publishElsewhere(keywords: string): Promise<void> {
  const { business, version } = await read();
  const response = await fetch(new URL('/api/admin/business', process.env['BASE_URL']), {
    method: 'PUT',
    headers: { authorization: `Bearer ${await ownersToken()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...business, keywords, version }),
  });
  expect(response.status).toBe(200);
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
}

test.beforeEach(needsStack);

test(
  'settings are validated, drafted, published, merged with another owner’s and restored',
  { tag: '@core' },
  async ({ page }) => {
    const before = await read();
    await openAsAdmin(page, '/admin/settings');
    const keywords = page.getByLabel('Keywords');
    const mail = page.frameLocator('iframe[title="Preview of a mail"]');
    await expect(keywords).toHaveValue(before.business.keywords);
    // Nothing is changed, so Publish is disabled.
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();

    // Validation errors are shown at the fields, the first is focused, and the edits are kept. Nobody else sees the draft.
    await page.getByLabel('Name', { exact: true }).fill('A name that is never published');
    await expect(mail.getByText('A name that is never published')).toBeVisible();
    await page.getByRole('textbox', { name: 'GSTIN' }).fill('29AAGCB7383J1Z5');
    await page.getByLabel('GST rate, in per cent').fill('eighteen');
    await page.getByRole('button', { name: 'Add link' }).click();
    const added = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Remove link \d/ }) });
    await expect(added.getByLabel('Shown as')).toBeFocused();
    await added.getByLabel('Address').fill('instagram');
    await publish(page);
    await expect(added.getByLabel('Shown as')).toBeFocused();
    await expect(added.getByText('Please enter an address such as https://…')).toBeVisible();
    await expect(page.getByText('This is not a valid GSTIN. Please check it')).toBeVisible();
    await expect(page.getByText('Please enter a rate such as 18')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect((await read()).version).toBe(before.version);

    // The leave guard asks; the draft survives a visit to the history.
    await page.getByRole('link', { name: 'Plans & offers' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('link', { name: 'History' }).click();
    await expect(page.getByRole('heading', { name: `Revision ${before.version}` })).toBeVisible();
    await page.getByRole('link', { name: 'Business', exact: true }).click();
    await expect(added.getByLabel('Address')).toHaveValue('instagram');
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(before.business.name);

    const mine = `${before.business.keywords}, mine`;
    await keywords.fill(mine);
    await publish(page);
    await expect(page.getByText('Published. Every page shows it within five seconds.')).toBeVisible();
    expect((await read()).business.keywords).toBe(mine);

    await keywords.fill(`${mine} again`);
    await publishElsewhere(`${before.business.keywords}, theirs`);
    await publish(page);
    const dialog = page.getByRole('dialog', { name: 'Two versions' });
    await expect(dialog.getByText(`${before.business.keywords}, theirs`)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('radio', { name: 'Keywords: Theirs' }).check();
    await dialog.getByRole('button', { name: 'Publish these' }).click();
    await expect(dialog).toBeHidden();
    await expect(keywords).toHaveValue(`${before.business.keywords}, theirs`);

    await page.getByRole('link', { name: 'History' }).click();
    await page.getByRole('button', { name: `Restore revision ${before.version}`, exact: true }).click();
    await question.getByRole('button', { name: 'Restore' }).click();
    await expect(question).toBeHidden();
    expect((await read()).business).toEqual(before.business);
  },
);
