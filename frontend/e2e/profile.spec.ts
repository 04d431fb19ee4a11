import { deflateSync } from 'node:zlib';
import { crc32 } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import {
  alertSaying,
  aMember,
  bringToken,
  needsAccounts,
  statusSaying,
  storedToken,
} from './account-stack.ts';
import { expectAccessible, expectNoSidewaysScroll, hydrated, watchConsole } from './checks.ts';

/** A grey PNG of that size. */
function png(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height, 120);
  for (let y = 0; y < height; y += 1) rows[y * (width + 1)] = 0;
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const photo = (width: number, height: number) => ({
  name: 'me.png',
  mimeType: 'image/png',
  buffer: png(width, height),
});

interface Stored {
  photo: string;
  name: string;
  dob: string;
  gender: string;
}

const stored = (page: Page): Promise<Stored | null> =>
  page.evaluate(() => JSON.parse(window.localStorage.getItem('user_profile') ?? 'null') as Stored | null);

const save = (page: Page) => page.getByRole('button', { name: /Save Profile|Saving/ });
const theirPhoto = (page: Page) => page.getByRole('img', { name: 'Yours' });

async function visit(page: Page): Promise<void> {
  await page.goto('/profile');
  await hydrated(page);
}

test('everything is saved in this browser, and only there', async ({ page }) => {
  const complaints = watchConsole(page);
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await page.clock.install();
  await visit(page);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  await expect(page.getByText('It stays in this browser')).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => {
    window.addEventListener('profile-updated', () => document.body.setAttribute('data-heard', 'yes'));
  });
  await page.getByLabel('Full Name').fill('Asha Nair');
  await page.getByLabel('Date of Birth').fill('1994-02-28');
  await page.getByLabel('Phone').fill('90000 00000');
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByLabel('Address').fill('12 Residency Road\nBengaluru');
  await page.getByLabel('Gender').selectOption('female');
  await page.getByLabel('Choose a photo').setInputFiles(photo(2000, 1000));
  await expect(theirPhoto(page)).toBeVisible();
  await expect(statusSaying(page, 'You have unsaved changes.')).toBeVisible();
  // A minute ahead, and from here on it stands still.
  await page.clock.pauseAt(Date.now() + 60_000);
  await save(page).click();
  await expect(save(page)).toHaveAccessibleName('Saving...');
  await page.clock.runFor(499);
  expect(await stored(page)).toBeNull();
  await page.clock.runFor(1);
  await expect(statusSaying(page, 'Profile saved')).toBeVisible();
  await page.clock.resume();
  await expect(page.locator('body')).toHaveAttribute('data-heard', 'yes');
  const profile = await stored(page);
  expect(profile).toMatchObject({ name: 'Asha Nair', dob: '1994-02-28', gender: 'female' });
  expect(profile?.photo).toMatch(/^data:image\/webp;base64,/);
  expect(sent).toEqual([]);

  await page.reload();
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Nair');
  await expect(page.getByLabel('Address')).toHaveValue('12 Residency Road\nBengaluru');
  const size = (): Promise<number[]> =>
    theirPhoto(page).evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await expect.poll(size).toEqual([512, 256]);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  expect(complaints).toEqual([]);
});

test('a date in the future and half an address are told, and nothing is stored', async ({ page }) => {
  await visit(page);
  await page.getByLabel('Date of Birth').fill('2999-01-01');
  await page.getByLabel('Email').fill('asha@');
  await save(page).click();
  await expect(page.getByText('The date of birth cannot be in the future')).toBeVisible();
  await expect(page.getByText('Please enter a valid email')).toBeVisible();
  await expect(page.getByLabel('Date of Birth')).toBeFocused();
  expect(await stored(page)).toBeNull();
  await page.getByLabel('Email').fill('');
  await expect(page.getByText('Please enter a valid email')).toHaveCount(0);
});

test('a photo may be dropped; what is no picture is told and changes nothing', async ({ page }) => {
  await visit(page);
  await page.getByLabel('Choose a photo').setInputFiles({
    name: 'notes.png',
    mimeType: 'image/png',
    buffer: Buffer.from('not a picture'),
  });
  await expect(alertSaying(page, 'We could not read that file as a picture.')).toBeVisible();
  await expect(theirPhoto(page)).toHaveCount(0);
  const dropped = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' }));
      return transfer;
    },
    [...png(40, 40)],
  );
  await page.getByLabel('Choose a photo').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(theirPhoto(page)).toBeVisible();
  await expect(alertSaying(page, 'We could not read')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(theirPhoto(page)).toHaveCount(0);
});

test('a full browser is told, and neither the old profile nor the new one is lost', async ({ page }) => {
  await visit(page);
  await page.getByLabel('Full Name').fill('First');
  await save(page).click();
  await expect(statusSaying(page, 'Profile saved')).toBeVisible();
  await page.evaluate(() => {
    // The real thing: fill this site's storage to its very end.
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let n = 0; ; n += 1) window.localStorage.setItem(`fill-${size}-${n}`, 'x'.repeat(size));
      } catch {
        // On with smaller pieces.
      }
    }
  });
  await page.getByLabel('Full Name').fill('Second, with a longer name');
  await save(page).click();
  await expect(alertSaying(page, 'There is no room left in this browser')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Second, with a longer name');
  expect((await stored(page))?.name).toBe('First');
});

test('leaving with unsaved changes is asked about', async ({ page }, { project }) => {
  test.skip(project.name !== 'desktop', 'one bar is enough');
  await visit(page);
  await page.getByLabel('Full Name').fill('Half');
  const bar = page.getByRole('navigation', { name: 'Main', exact: true });
  await bar.getByRole('link', { name: 'Contact' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Half');
  await bar.getByRole('link', { name: 'Contact' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/contact');
  // What is saved is not asked about.
  await page.goto('/profile');
  await hydrated(page);
  await page.getByLabel('Full Name').fill('Whole');
  await save(page).click();
  await expect(statusSaying(page, 'Profile saved')).toBeVisible();
  await bar.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
});

test('the photo is the round button’s; signing out everywhere ends the other browser, too', async ({
  page,
  browser,
}, { project }) => {
  needsAccounts();
  test.skip(project.name !== 'desktop', 'the bar of wide screens');
  const member = await aMember();
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await bringToken(other, member.token);
  await bringToken(page, member.token);
  await visit(page);
  await page.getByLabel('Choose a photo').setInputFiles(photo(80, 80));
  await save(page).click();
  const button = page.getByRole('button', { name: `Your menu, ${member.name}` });
  await expect(button.locator('img')).toHaveAttribute('src', /^data:image\/webp/);
  await expect(page.getByText(`Signed in as ${member.email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(statusSaying(page, 'You are signed out on every device.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign Up' })).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  await other.goto(new URL('/contact', process.env['BASE_URL']).href);
  await expect.poll(() => storedToken(other)).toBeNull();
  await elsewhere.close();
});

test('a member changes name and password here; other browsers have to sign in again', async ({
  page,
  browser,
}) => {
  needsAccounts();
  const complaints = watchConsole(page);
  const member = await aMember();
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await bringToken(other, member.token);
  await bringToken(page, member.token);
  await visit(page);
  const name = page.getByRole('form', { name: 'Change your name' });
  await expect(name.getByLabel('Account name')).toHaveValue(member.name);
  await name.getByLabel('Account name').fill(' ');
  await name.getByRole('button', { name: 'Save name' }).click();
  await expect(name.getByText('Name is required')).toBeVisible();
  await name.getByLabel('Account name').fill('Asha Menon');
  await name.getByRole('button', { name: 'Save name' }).click();
  await expect(statusSaying(page, 'Your name was changed.')).toBeVisible();

  const form = page.getByRole('form', { name: 'Change your password' });
  const current = form.getByLabel('Current password', { exact: true });
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(current).toBeFocused();
  await current.fill('not-the-password');
  await form.getByLabel('New password', { exact: true }).fill('Str0ng!pass');
  await form.getByLabel('Confirm new password', { exact: true }).fill('Str0ng!pass');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByText('Your current password is not right.')).toBeVisible();
  await expect(current).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await current.fill(member.password);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(statusSaying(page, 'Your password was changed.')).toBeVisible();
  await expect(current).toHaveValue('');
  expect(await storedToken(page)).not.toBe(member.token);
  await page.reload();
  await expect(name.getByLabel('Account name')).toHaveValue('Asha Menon');
  await other.goto(new URL('/contact', process.env['BASE_URL']).href);
  await expect.poll(() => storedToken(other)).toBeNull();
  await elsewhere.close();
  // A refused password is a 400, which browsers write down by themselves.
  expect(complaints.filter((text) => !text.includes('400'))).toEqual([]);
});
