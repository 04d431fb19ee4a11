import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { storedToken } from '../account/account-stack.ts';
import { asAdmin } from '../admin/admin-stack.ts';
import { beginBuying, endPayment, mailTo, needsStack } from '../buying/buying-stack.ts';
import { expectAccessible, watchConsole } from '../support/checks.ts';
import { inDatabase } from '../support/database.ts';
import { answerStep, expectKept, heading, look, next, stored } from './my-stack.ts';

test.beforeEach(needsStack);
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

interface Thread {
  messages: { _id: string; text: string; side: string }[];
}

test(
  'from a guest’s payment to messages with a coach',
  { tag: ['@core', '@phone'] },
  async ({ page, browser, context }) => {
    const consoleErrors = watchConsole(page);
    // A guest buys, and comes in by the link in her mail.
    const buyer = await beginBuying(page);
    await endPayment(page, 'Success');
    const { text } = await mailTo(buyer.email);
    const link = /\/signup\?mode=purchase&next=\/my#[\w-]+/.exec(text)?.[0] ?? '';
    expect(text).toContain('Set up your training');
    await page.goto(link);
    await page.getByLabel('Password', { exact: true }).fill('Str0ng!pass');
    await page.getByRole('button', { name: 'Open your purchase' }).click();
    await expect(page).toHaveURL(/\/my$/);
    await heading(page, 'You are in');
    await expect(page.getByText('No coach has been chosen for you yet.')).toBeVisible();
    await look(page);

    // The questions: a step on this device, another one on a second, which the first takes over.
    await page.getByRole('link', { name: 'Answer the questions' }).click();
    await heading(page, 'Your goal');
    await look(page);
    await next(page);
    await expect(page.getByText('Please answer this question.').first()).toBeVisible();
    await look(page);
    await answerStep(page);
    await next(page);
    await heading(page, 'History and place');

    // Closed and opened again, it goes on where she was.
    await page.getByRole('link', { name: 'Close. Your answers are saved' }).click();
    await page.getByRole('link', { name: 'Answer the questions' }).click();
    await heading(page, 'History and place');

    const token = (await storedToken(page)) ?? '';
    const other = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const laptop = await other.newPage();
    await laptop.addInitScript((kept) => window.localStorage.setItem('access_token', kept), token);
    await laptop.goto('/my/intake');
    await heading(laptop, 'History and place');
    await laptop.getByRole('radio', { name: 'Under a year' }).check({ force: true });
    await expect(laptop.getByText('Saved', { exact: true })).toBeVisible();
    await other.close();

    await page.getByRole('radio', { name: 'Gym', exact: true }).check({ force: true });
    await expect(page.getByText('Answers from another device were loaded.')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Under a year' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Gym', exact: true })).toBeChecked();

    // Without a line what is typed stays, over a reload too.
    await context.setOffline(true);
    await page.getByLabel('What does a working day look like?').fill('Desk, 9 to 7');
    await expect(page.getByText('Not saved yet: it is tried again by itself')).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByLabel('What does a working day look like?')).toHaveValue('Desk, 9 to 7');
    await expect
      .poll(async () => {
        const rows = await inDatabase<{ workday: string }>(
          `SELECT i.answers->>'workday' AS workday FROM intakes i JOIN programs g ON g.id = i.program_id
             JOIN payments p ON p.id = g.payment_id WHERE p.email = $1`,
          [buyer.email],
        );
        return rows[0]?.workday;
      })
      .toBe('Desk, 9 to 7');
    for (const title of ['History and place', 'Equipment and times', 'Food and home']) {
      await heading(page, title);
      await look(page);
      await answerStep(page);
      await next(page);
    }

    // No health question before her consent.
    await heading(page, 'Health');
    await expect(page.getByText('Until 90 days after my program ends')).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await look(page);
    await page.getByRole('button', { name: 'I agree' }).click();
    const noes = page.getByRole('radio', { name: 'No', exact: true });
    await expect(noes).toHaveCount(12);
    for (const no of await noes.all()) await no.check({ force: true });
    await page.getByRole('radio', { name: 'Yes', exact: true }).first().check({ force: true });
    await expect(page.getByText('Please ask your doctor whether strength')).toBeVisible();
    await page.getByLabel('What was found, and do you take medicine for it?').fill('Fine since 2019');
    await page.getByRole('radio', { name: 'I have not asked yet', exact: true }).check({ force: true });
    await look(page);
    expect(await stored(page)).not.toContain('2019');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await next(page, 'Review');
    await heading(page, 'Review');
    await expect(page.getByText('Yes. Fine since 2019')).toBeVisible();
    await look(page);
    await page.getByRole('button', { name: 'Send my answers' }).click();
    await expect(page).toHaveURL(/\/my$/);
    await expect(page.getByText('You have done your part.')).toBeVisible();

    // Training waits until she says what the doctor said.
    await page.getByRole('link', { name: 'tell us what the doctor said' }).click();
    await page.getByRole('radio', { name: 'I may train', exact: true }).check({ force: true });
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Close. Your answers are saved' }).click();
    await expect(page.getByText('Your training waits for your doctor’s word.')).toHaveCount(0);

    // A coach, and a plan.
    const [program] = await inDatabase<{ id: string }>(
      'SELECT g.id FROM programs g JOIN payments p ON p.id = g.payment_id WHERE p.email = $1',
      [buyer.email],
    );
    const id = program?.id ?? '';
    const owner = await asAdmin<{ _id: string; name: string }>('/api/users/me');
    await asAdmin('/api/admin/client-assignments', { method: 'POST', body: { ids: [id], coach: owner._id } });
    await page.goto('/my/plan');
    await expect(page.getByText('Your plan is being written')).toBeVisible();
    await look(page);
    await asAdmin(`/api/admin/clients/${id}/plans`, {
      method: 'POST',
      body: {
        version: 0,
        html: '<h2>Week one</h2><p>Squat, three sets.</p>',
        note: 'Light first.',
        documentId: null,
      },
    });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Week one' })).toBeVisible();
    await expect(page.getByText('Light first.')).toBeVisible();
    await look(page);
    await page.getByRole('link', { name: 'Today' }).click();
    await heading(page, 'Week 1');
    await look(page);

    // Messages: live, over two tabs, and with the line cut and back.
    const thread = `/api/admin/clients/${id}/messages`;
    await page.getByRole('link', { name: 'Messages' }).click();
    await expect(page.getByText(`What you write here goes to ${owner.name}.`)).toBeVisible();
    const field = page.getByLabel('Your message');
    await field.fill('Is my knee fine?');
    await page.getByRole('button', { name: 'Send' }).click();
    const log = page.getByRole('log');
    await expect(log.getByText('Is my knee fine?')).toBeVisible();
    await expect(log.getByText('Sent', { exact: true })).toBeVisible();
    await asAdmin<Thread>(thread);
    await expect(log.getByText('Read', { exact: true })).toBeVisible();
    await asAdmin(thread, {
      method: 'POST',
      body: { id: randomUUID(), text: 'Bend it slowly.', fileIds: [] },
    });
    await expect(log.getByText('Bend it slowly.')).toBeVisible();
    await look(page);

    const second = await context.newPage();
    await second.goto('/my/messages');
    await expect(second.getByRole('log').getByText('Bend it slowly.')).toBeVisible();
    await field.fill('A half-written');
    await expectKept(page, 'A half-written');
    await page.reload();
    await expect(field).toHaveValue('A half-written');

    // Three messages without a line, over a reload: each arrives once, in order, and in the other tab.
    const said = ['Will do, at seven.', 'Or at eight.', 'On Friday.'];
    // Either tab would send them.
    await context.route('**/api/my/programs/*/messages**', (route) => route.abort());
    for (const one of said) {
      await field.fill(one);
      await page.getByRole('button', { name: 'Send' }).click();
    }
    await page.reload();
    await expect(log.getByText('Waiting to be sent', { exact: true })).toHaveCount(3);
    await expect(page.getByText('3 messages wait and are sent by themselves.')).toBeVisible();
    await look(page);
    await context.unrouteAll();
    await expect(log.getByText('Waiting to be sent', { exact: true })).toHaveCount(0);
    for (const shown of [log, second.getByRole('log')])
      for (const one of said) await expect(shown.getByText(one)).toHaveCount(1);
    const { messages } = await asAdmin<Thread>(thread);
    expect(messages.map(({ text: each }) => each)).toEqual(['Is my knee fine?', 'Bend it slowly.', ...said]);
    await second.close();

    // What she decides about her data.
    await page.goto('/my/me');
    await expect(page.getByText('Nobody of our staff yet.')).toBeVisible();
    await asAdmin(`/api/admin/clients/${id}/health`, { method: 'POST', body: {} });
    await page.reload();
    await expect(page.getByRole('region', { name: 'Health answers' }).getByText(owner.name)).toBeVisible();
    await look(page);
    await page.getByRole('button', { name: 'Take my consent back' }).click();
    await page.getByRole('button', { name: 'Take it back' }).click();
    await expect(page.getByText('You took your consent back')).toBeVisible();

    // Signing out leaves nothing of hers, and asks where a message is not sent yet.
    await page.goto('/my/messages');
    await expect(log.getByText('On Friday.')).toBeVisible();
    await context.route('**/api/my/programs/*/messages', (route) => route.abort());
    await field.fill('Not for the next reader');
    await page.getByRole('button', { name: 'Send' }).click();
    await expectKept(page, 'next reader');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    const question = page.getByRole('alertdialog', { name: 'Sign out?' });
    await expect(question).toContainText('1 message is not sent yet.');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Stay signed in' }).click();
    await expectKept(page, 'next reader');
    await page.getByRole('button', { name: 'Logout' }).click();
    await question.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page).toHaveURL(/\/signup\?next=%2Fmy%2Fmessages/);
    expect(await stored(page)).not.toContain('reader');
    expect(consoleErrors.filter((each) => !each.includes('net::ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  },
);
