import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { aMember } from '../account/account-stack.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/checks.ts';
import { inDatabase } from '../support/database.ts';

type Half = 'buyer' | 'buddy';

/** A program of one hour ago, of whoever has this address. @returns its id */
export async function aProgram(email: string, half: Half = 'buyer', age = 30): Promise<string> {
  const id = randomUUID();
  const [buyer, buddy] = half === 'buyer' ? [email, null] : [`${id}@example.com`, { name: 'Asha', email }];
  await inDatabase(
    `INSERT INTO payments (id, intent_key, intent_hash, status, price_list, training_type, kind_name, duration, amount_paise, name,
                           email, age, gender, buddy, razorpay_order_id, razorpay_payment_id, status_token, receipt_number, completed_at)
     VALUES ($1::uuid, $2, 'h', 'completed', 'training-programs', $3, $4, 3, 1500000, 'Priya', $5, $10, 'female', $6, $7, $8, $1::uuid::text,
             $9, now() - interval '1 hour')`,
    [
      id,
      id.toUpperCase(),
      buddy ? 'buddy' : 'individual',
      buddy ? 'Buddy' : 'Individual',
      buyer,
      buddy && JSON.stringify(buddy),
      `order_${id}`,
      `pay_${id}`,
      `IB-2026-${id.slice(0, 6)}`,
      age,
    ],
  );
  await inDatabase(
    `INSERT INTO programs (id, payment_id, half, months, bought_at)
     SELECT $1, id, $2, duration, completed_at FROM payments WHERE id = $1`,
    [id, half],
  );
  return id;
}

/** Somebody with an account and a program, whose id is `id`. */
export async function aClient(
  half?: Half,
  age?: number,
): Promise<Awaited<ReturnType<typeof aMember>> & { id: string }> {
  const member = await aMember();
  return { ...member, id: await aProgram(member.email, half, age) };
}

/** Everything in the browser's storage, as text. */
export const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify({ ...window.localStorage }));

/** Resolves once the browser has kept what was typed. */
export const expectKept = (page: Page, text: string): Promise<void> =>
  expect.poll(() => stored(page)).toContain(text);

/** Something to each question of the step on screen that asks for an answer. */
export async function answerStep(page: Page): Promise<void> {
  for (const group of await page.locator('main fieldset').all()) {
    const options = group.locator('input');
    if ((await group.locator('input:checked').count()) === 0) await options.first().check({ force: true });
  }
  const texts = page.locator('main textarea, main input:not([type=radio]):not([type=checkbox])');
  for (const field of await texts.all()) {
    const label = await page.locator(`label[for="${await field.getAttribute('id')}"]`).textContent();
    if (label?.includes('(optional)') || (await field.inputValue()) !== '') continue;
    await field.fill(label?.endsWith('cm') ? '162' : 'Two years at a desk.');
    await field.blur();
  }
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

export const next = (page: Page, name = 'Next') => page.getByRole('button', { name, exact: true }).click();

export const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

export async function look(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** Moves everything of a program into the past, as if so many days had gone by. @param state as the night leaves it */
export async function daysGoBy(
  id: string,
  days: number,
  state: 'active' | 'paused' | 'ended',
): Promise<void> {
  const back = [id, days];
  await inDatabase(
    `UPDATE programs SET starts_on = starts_on - $2::int, state = $3,
       state_since = CASE WHEN state = $3 THEN state_since - make_interval(days => $2) ELSE now() END WHERE id = $1`,
    [id, days, state],
  );
  await inDatabase(
    `UPDATE check_ins SET due_on = due_on - $2::int, sent_at = sent_at - make_interval(days => $2),
       answered_at = answered_at - make_interval(days => $2) WHERE program_id = $1`,
    back,
  );
  await inDatabase(
    'UPDATE pauses SET from_on = from_on - $2::int, until_on = until_on - $2::int WHERE program_id = $1',
    back,
  );
  await inDatabase('DELETE FROM program_reminders WHERE program_id = $1 AND done_at IS NULL', [id]);
}
