import { expect, test } from '@playwright/test';
import { needsStack } from '../buying/buying-stack.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/checks.ts';
import { asAdmin, openAsAdmin } from './admin-stack.ts';

interface Published {
  version: number;
  look: { colors: { accent: string; ink: string }; logoLight: object | null };
}

const read = (): Promise<Published> => asAdmin<Published>('/api/admin/look');

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 60"><script>alert(1)</script><path d="M0 0h300v60H0z" fill="#5588ff"/></svg>';
const file = (name: string, mimeType: string, text: string) => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
});

test.beforeEach(needsStack);
test.afterEach(async () => {
  // Restores the look, which all other tests see.
  const { version, look } = await read();
  if (look.logoLight) {
    await asAdmin('/api/admin/look/revisions/1/restore', { method: 'POST', body: { version } });
  }
});

test('colours with too little contrast are refused with a suggestion, and a logo is published', async ({
  page,
  request,
}) => {
  const before = await read();
  await openAsAdmin(page, '/admin/settings/look');
  const accent = page.getByRole('textbox', { name: 'Accent colour', exact: true });
  await expect(accent).toHaveValue(before.look.colors.accent);
  const publish = page.getByRole('button', { name: 'Publish', exact: true });

  await accent.fill('#1d4ed8');
  await expect(page.getByRole('status').getByText(/the contrast would be 2\.\d : 1/)).toBeVisible();
  await publish.click();
  await expect(accent).toBeFocused();
  await expect(accent).toHaveAccessibleDescription(/nearest colour that passes is #5588ff/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use #5588ff' }).click();
  await expect(accent).toHaveValue('#5588ff');
  await expect(page.getByText('All text is readable in these colours.')).toBeVisible();

  await page.getByLabel('Select icon').setInputFiles(file('icon.svg', 'image/svg+xml', '<p>no drawing</p>'));
  await expect(page.getByText('Please choose an SVG or a PNG.')).toBeVisible();
  await page
    .getByLabel('Select logo on dark background')
    .setInputFiles(file('logo.svg', 'image/svg+xml', LOGO));
  await expect(page.getByRole('img', { name: 'Your logo' })).toBeVisible();
  await expect(page.getByText('Not published yet.')).toBeVisible();
  const mail = page.frameLocator('iframe[title="Preview of a mail"]');
  await expect(mail.getByText('This is how your mails look.')).toBeVisible();
  await expect(mail.getByRole('img', { name: 'Ironbloom' })).toHaveJSProperty('naturalWidth', 300);
  // The draft survives a reload.
  await page.reload();
  await expect(accent).toHaveValue('#5588ff');
  await expect(page.getByRole('img', { name: 'Your logo' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect((await read()).version).toBe(before.version);

  await publish.click();
  await expect(page.getByText('Published. Every page shows it within five seconds.')).toBeVisible();
  const logo = page.getByRole('link', { name: 'Ironbloom home' }).locator('img');
  await expect(logo).toHaveAttribute('src', /\/logo-0\.svg$/);

  const textOf = async (address: string) => (await request.get(address)).text();
  await expect.poll(() => textOf('/contact')).toContain('--lime:#5588ff');
  await expect
    .poll(() => textOf('/.env'))
    .toMatch(/--lime:#5588ff[^]*<img class="logo" src="\/logo-horizontal\.svg\?/);
  await expect.poll(() => textOf('/logo-horizontal.svg')).toMatch(/^<svg (?![^]*script)[^]*#5588ff/);
  await page.goto('/');
  await expect(logo).toHaveJSProperty('naturalWidth', 300);
  await expect(page.getByRole('link', { name: 'Get started' }).first()).toHaveCSS(
    'background-color',
    'rgb(85, 136, 255)',
  );

  await openAsAdmin(page, '/admin/settings/look?view=history');
  await page.getByRole('button', { name: `Restore revision ${before.version}`, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  expect((await read()).look).toEqual(before.look);
});
