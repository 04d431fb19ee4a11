import { expect, test } from '@playwright/test';
import { expectAccessible, hydrated } from '../support/checks.ts';

const roles = ['GYM Coach', 'Content Writer', 'Virtual Assistant'];

test('lists three roles, and an application opens the chat with its text filled in', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await page.goto('/careers');
  await hydrated(page);
  for (const [index, id] of ['gym-coach', 'content-writer', 'virtual-assistant'].entries()) {
    const role = page.locator(`article#${id}`);
    await expect(role.getByRole('heading', { level: 2 })).toHaveText(roles[index] ?? '');
    await expect(role).toContainText('Contractor');
    expect(await role.getByRole('listitem').count()).toBeGreaterThanOrEqual(3);
  }
  await page.getByRole('button', { name: 'Apply as Content Writer' }).click();
  const role = page.getByLabel('Role', { exact: true });
  await expect(role).toBeFocused();
  await expect(role).toHaveValue('Content Writer');
  await expect(role).toBeInViewport();
  const apply = page.getByRole('button', { name: 'Apply on WhatsApp' });
  await apply.click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.getByLabel('Name', { exact: true }).fill('Asha & Ravi');
  await page.getByLabel('Email').fill('asha+work@example.com');
  await page.getByLabel('Phone').fill('+91 90000 12345');
  await page.getByLabel('Message').fill('Three pieces: 100% mine');
  const [chat] = await Promise.all([context.waitForEvent('page'), apply.click()]);
  await chat.waitForURL('https://wa.me/**');
  const url = new URL(chat.url());
  expect(url.pathname).toBe('/919000000000');
  expect(url.searchParams.get('text')).toBe(
    'Role: Content Writer\nName: Asha & Ravi\nEmail: asha+work@example.com\nPhone: +91 90000 12345\nMessage: Three pieces: 100% mine',
  );
  await expect(page.getByRole('link', { name: 'Open the chat' })).toHaveAttribute('href', chat.url());
  await expectAccessible(page);
});
