import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { ownersToken } from '../admin/admin-stack.ts';
import { aPicture } from './pictures.ts';

interface Saved {
  _id: string;
  version: number;
  slug: string;
}

/** A unique title, so that tests can run in parallel. */
export const aName = (words: string): string => `${words} ${randomUUID().slice(0, 8)}`;

/** Creates an article as another editor, without a browser. */
export function anArticle(title: string, fields: Record<string, string> = {}): Promise<Saved> {
  const texts = { title, content: '<p>First words.</p>', alt: 'Plates', author: 'Asha Rao', ...fields };
  return create('/api/blogs', texts, ['image']);
}

function create(path: string, texts: Record<string, string>, pictures: readonly string[]): Promise<Saved> {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.set(name, text);
  const { name, buffer } = aPicture();
  for (const picture of pictures) form.set(picture, new Blob([new Uint8Array(buffer)]), name);
  return call<Saved>('POST', path, form);
}

/** Saves an article as another editor. */
export async function changeArticle({ _id, version }: Saved, fields: Record<string, string>): Promise<Saved> {
  const form = new FormData();
  form.set('version', String(version));
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  return call<Saved>('PUT', `/api/blogs/${_id}`, form);
}

export function removeArticle(id: string): Promise<unknown> {
  return call('DELETE', `/api/blogs/${id}`);
}

/** Articles in the admin list whose title has these words. */
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
    headers: { authorization: `Bearer ${await ownersToken()}` },
    ...(body && { body }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** nginx has a copy for each encoding: request the browsers' copy. */
const AS_BROWSERS = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/**
 * Waits until readers get the new page, which may take two seconds (content-14); no reader may get an older copy after four.
 * @param fits whether a page is the new one
 */
export async function reachesReaders(path: string, fits: (html: string) => boolean): Promise<void> {
  const changed = Date.now();
  const asked: number[] = [];
  await expect
    .poll(
      async () => {
        asked.push(Date.now() - changed);
        const page = await fetch(new URL(path, process.env['BASE_URL']), { headers: AS_BROWSERS });
        return fits(await page.text());
      },
      { timeout: 15_000, intervals: [200] },
    )
    .toBe(true);
  expect(asked.at(-2) ?? 0).toBeLessThan(4_000);
}

/** Waits until readers get these words, and opens the page. */
export async function seenByReaders(page: Page, path: string, words: string): Promise<void> {
  await reachesReaders(path, (html) => html.includes(words));
  await page.goto(path);
  await expect(page.getByText(words).first()).toBeVisible();
}

export const textBox = (page: Page) => page.getByRole('textbox', { name: 'Content' });

/** The button in an edit screen's header; there is another at its end. */
export const saveButton = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first();
