import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { adminToken } from './account-stack.ts';
import { aPicture } from './pictures.ts';

let token: Promise<string> | undefined;
const authorization = async (): Promise<Record<string, string>> => ({
  authorization: `Bearer ${await (token ??= adminToken())}`,
});

interface Saved {
  _id: string;
  version: number;
  slug: string;
}

/** Unlike any other content, so that tests can run beside each other. */
export const aName = (words: string): string => `${words} ${randomUUID().slice(0, 8)}`;

/** Writes an article as another editor would, without a browser. */
export async function anArticle(title: string, fields: Record<string, string> = {}): Promise<Saved> {
  const form = new FormData();
  const texts = { title, content: '<p>First words.</p>', alt: 'Plates', author: 'Asha Rao', ...fields };
  for (const [name, text] of Object.entries(texts)) form.set(name, text);
  const { name, buffer } = aPicture();
  form.set('image', new Blob([new Uint8Array(buffer)]), name);
  return call<Saved>('POST', '/api/blogs', form);
}

/** Saves an article as a second editor would. */
export async function changeArticle({ _id, version }: Saved, fields: Record<string, string>): Promise<Saved> {
  const form = new FormData();
  form.set('version', String(version));
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  return call<Saved>('PUT', `/api/blogs/${_id}`, form);
}

export function removeArticle(id: string): Promise<unknown> {
  return call('DELETE', `/api/blogs/${id}`);
}

/** Articles whose title holds these words, as the admin's list has them. */
export async function articlesNamed(title: string): Promise<(Saved & { title: string; status: string })[]> {
  const search = new URLSearchParams({ search: title });
  const { items } = await call<{ items: (Saved & { title: string; status: string })[] }>(
    'GET',
    `/api/admin/blogs?${search}`,
  );
  return items;
}

async function call<T>(method: string, path: string, body?: FormData): Promise<T> {
  const response = await fetch(new URL(path, process.env['BASE_URL']), {
    method,
    headers: await authorization(),
    ...(body && { body }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** Readers may be shown an older copy for two seconds (DECISIONS, "Content"), and not longer. */
export async function seenByReaders(page: Page, path: string, what: (page: Page) => Locator): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(what(page).first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 4_000, intervals: [200] });
}

export const textBox = (page: Page) => page.getByRole('textbox', { name: 'Content' });

/** The button in the head of an edit screen; the same stands at its end. */
export const saveButton = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first();
