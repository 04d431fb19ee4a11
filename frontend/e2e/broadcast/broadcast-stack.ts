import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { asAdmin, openAsAdmin } from '../admin/admin-stack.ts';

/** The message's body, visual or as HTML. */
export const bodyBox = (dialog: Locator): Locator => dialog.getByRole('textbox', { name: 'Body' });

/** The form of a new message: a running broadcast of another test may be shown first. */
export async function composing(dialog: Locator): Promise<Locator> {
  const another = dialog.getByRole('button', { name: 'New message' });
  await expect(dialog.getByLabel('From Name').or(another)).toBeVisible({ timeout: 15_000 });
  if (await another.isVisible()) await another.click();
  await expect(bodyBox(dialog)).toBeVisible({ timeout: 15_000 });
  return dialog;
}

export async function openComposer(page: Page): Promise<Locator> {
  await openAsAdmin(page, '/admin?broadcast=new');
  return composing(page.getByRole('dialog', { name: 'Broadcast Message' }));
}

/** Sends, and confirms that it goes to several people. */
export async function sendToAll(dialog: Locator, people: number): Promise<void> {
  await dialog.getByRole('button', { name: `Send to ${people}` }).click();
  const question = dialog.getByRole('alertdialog', { name: `Send to ${people} people?` });
  await question.getByRole('button', { name: `Send to ${people}` }).click();
}

/** A contact file with `count` people at addresses of their own. */
export function contactsCsv(mark: string, count: number): { name: string; mimeType: string; buffer: Buffer } {
  const rows = Array.from({ length: count }, (_, index) => `${addressOf(mark, index)},Person ${index}`);
  return {
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Email,Name', ...rows].join('\n')),
  };
}

export const addressOf = (mark: string, index: number): string => `p${index}-${mark}@example.com`;

export async function chooseContacts(
  dialog: Locator,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await dialog.getByLabel('Upload a contact file').setInputFiles(file);
}

/** Sends a message to one person, without a browser. */
export async function broadcastTo(mark: string): Promise<void> {
  const recipients = [{ email: addressOf(mark, 0), name: 'Person 0' }];
  const message = { subject: `Beside ${mark}`, bodyHtml: '<p>Hello {{name}}</p>' };
  await asAdmin('/api/broadcasts', {
    method: 'POST',
    body: { intentKey: randomUUID(), recipients, ...message },
  });
}

interface StoredBroadcast {
  _id: string;
  subject: string;
  status: string;
  total: number;
  counts: Record<string, number>;
}

/** The server's broadcast; undefined when there is none. */
export async function broadcastCalled(subject: string): Promise<StoredBroadcast | undefined> {
  const { items } = await asAdmin<{ items: StoredBroadcast[] }>('/api/broadcasts?page=1&limit=50');
  return items.find((broadcast) => broadcast.subject === subject);
}
