import { expect, test, type Page } from '@playwright/test';
import { alertSaying, aMember, type Person, signIn, statusSaying } from './account-stack.ts';
import { expectAccessible, expectNoSidewaysScroll, hydrated, watchConsole } from '../support/checks.ts';
import { aPicture } from '../content/pictures.ts';

const photo = (width: number, height: number) => aPicture('me.png', [width, height]);

interface Stored {
  photo: string;
  name: string;
  dob: string;
  gender: string;
}

const stored = (page: Page): Promise<Stored | null> =>
  page.evaluate(() => JSON.parse(window.localStorage.getItem('user_profile') ?? 'null') as Stored | null);

const save = (page: Page) => page.getByRole('button', { name: /Save Profile|Saving/ });
const theirPhoto = (page: Page) => page.getByRole('img', { name: 'You' });

async function visit(page: Page): Promise<void> {
  await page.goto('/profile');
  await hydrated(page);
}

test('the profile is saved in this browser only', { tag: '@core' }, async ({ page }) => {
  const consoleErrors = watchConsole(page);
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await page.clock.install();
  await visit(page);
  await expect(page.getByText('These details stay in this browser')).toBeVisible();
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
  // The clock stands still from here on, a minute ahead.
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
  await expectNoSidewaysScroll(page);
  expect(consoleErrors).toEqual([]);
});

async function openProfileAs(page: Page, member: Person): Promise<void> {
  await page.goto('/signup?next=%2Fprofile');
  await hydrated(page);
  await signIn(page, member);
  await expect(page).toHaveURL('/profile');
}

test(
  'a member’s profile is hidden after Logout and shown after the next sign-in',
  { tag: '@core' },
  async ({ page }) => {
    const member = await aMember();
    await openProfileAs(page, member);
    await page.getByLabel('Phone').fill('90000 00000');
    await page.getByLabel('Address').fill('12 Residency Road');
    await save(page).click();
    await expect(statusSaying(page, 'Profile saved')).toBeVisible();
    await page.getByRole('button', { name: /^Your menu/ }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('button', { name: /^Your menu/ })).toHaveCount(0);
    await visit(page);
    await expect(page.getByLabel('Phone')).toHaveValue('');
    const next = await aMember();
    await openProfileAs(page, next);
    await expect(page.getByLabel('Phone')).toHaveValue('');
    await expect(page.getByLabel('Address')).toHaveValue('');
    await page.evaluate(() => window.localStorage.removeItem('access_token'));
    await openProfileAs(page, member);
    await expect(page.getByLabel('Phone')).toHaveValue('90000 00000');
  },
);

test('Back to a profile shows nothing of the former member', { tag: '@core' }, async ({ page }) => {
  const member = await aMember();
  await openProfileAs(page, member);
  // A document navigation, so that the browser restores the inputs on Back.
  await page.reload();
  await hydrated(page);
  await page.getByLabel('Phone').fill('90000 00000');
  await page.getByLabel('Address').fill('12 Residency Road');
  await save(page).click();
  await expect(statusSaying(page, 'Profile saved')).toBeVisible();
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: /^Your menu/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: /^Your menu/ })).toHaveCount(0);
  const expectEmpty = async () => {
    await expect(page).toHaveURL('/profile');
    await hydrated(page);
    await expect(page.getByLabel('Phone')).toHaveValue('');
    await expect(page.getByLabel('Address')).toHaveValue('');
  };
  await page.goBack();
  await expectEmpty();
  await page.goForward();
  const next = await aMember();
  await page.evaluate((token) => window.localStorage.setItem('access_token', token), next.token);
  await page.goBack();
  await expectEmpty();
  await expect(page.getByLabel('Email')).toHaveValue('');
  await save(page).click();
  await expect(statusSaying(page, 'Profile saved')).toBeVisible();
  expect(await stored(page)).toMatchObject({ phone: '', address: '' });
});

test('a photo can be dropped; other files are refused', async ({ page }) => {
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
    [...photo(40, 40).buffer],
  );
  await page.getByLabel('Choose a photo').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(theirPhoto(page)).toBeVisible();
  await expect(alertSaying(page, 'We could not read')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(theirPhoto(page)).toHaveCount(0);
});

test('full storage shows an error, and neither profile is lost', async ({ page }) => {
  await visit(page);
  await page.getByLabel('Full Name').fill('First');
  await save(page).click();
  await expect(statusSaying(page, 'Profile saved')).toBeVisible();
  await page.evaluate(() => {
    // Fills this site's storage completely.
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let n = 0; ; n += 1) window.localStorage.setItem(`fill-${size}-${n}`, 'x'.repeat(size));
      } catch {
        // Continues with smaller pieces.
      }
    }
  });
  await page.getByLabel('Full Name').fill('Second, with a longer name');
  await save(page).click();
  await expect(alertSaying(page, 'This browser has no storage left')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Second, with a longer name');
  expect((await stored(page))?.name).toBe('First');
});

test('leaving with unsaved changes asks first', async ({ page }) => {
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
  await page.goto('/profile');
  await hydrated(page);
  await page.getByLabel('Full Name').fill('Whole');
  await save(page).click();
  await expect(statusSaying(page, 'Profile saved')).toBeVisible();
  await bar.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
});
