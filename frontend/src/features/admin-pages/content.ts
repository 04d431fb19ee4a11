import type { PageContents, PageName } from '@ironbloom/brand';
import type { ComponentType } from 'react';
import type { Part } from '#shared/document/fields.tsx';
import { newUuid } from '#shared/lib/uuid.ts';

export interface ReviewProps<Content> {
  /** The published content. */
  before: Content;
  after: Content;
  onPublish: () => void;
  onClose: () => void;
}

/** How a page is edited. */
export interface PageForm<Page extends PageName> {
  page: Page;
  Form: ComponentType<{ part: Part<PageContents[Page]> }>;
  /** A review before publishing. */
  Review?: ComponentType<ReviewProps<PageContents[Page]>>;
  /** Labels of the parts, for comparing two versions. */
  labels: Readonly<Record<keyof PageContents[Page] & string, string>>;
}

/** Id prefix of an unpublished item. */
const fresh = 'new:';

/** Temporary id; publishing derives the permanent one from the title. */
export const freshId = (): string => fresh + newUuid();

/** The content to send: without empty lines, and with permanent ids. */
export function tidied<Content extends object>(content: Content): Content {
  return tidy(content) as Content;
}

function tidy(value: unknown): unknown {
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item === 'string')) return value.filter((text) => text.trim() !== '');
    return named(value.map(tidy));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, tidy(part)]));
}

interface Item {
  id: string;
  title?: string;
  name?: string;
}

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

/** Derives unique ids of new items from their titles. */
function named(items: readonly unknown[]): unknown[] {
  const taken = new Set(items.filter(isItem).map(({ id }) => id));
  return items.map((item) => {
    if (!isItem(item) || !item.id.startsWith(fresh)) return item;
    const stem = slugOf(item.title ?? item.name ?? '');
    let id = stem;
    for (let number = 2; taken.has(id); number += 1) id = `${stem}-${number}`;
    taken.add(id);
    return { ...item, id };
  });
}

/** A fragment id. */
function slugOf(title: string): string {
  const slug = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 56)
    .replaceAll(/^-|-$/g, '');
  return slug || 'item';
}

/** Text of a part, shown when two versions are compared. */
export const inWords = (part: unknown): string => (typeof part === 'string' ? part : words(part).join('\n'));

function words(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(words);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    if (name === 'html') return [textOfHtml(String(part))];
    return name === 'id' ? [] : words(part);
  });
}

/** HTML as text for comparing: one paragraph per line, links with their address. Loads and runs nothing. */
export function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const link of body.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    if (!href.endsWith(`:${link.textContent}`)) link.append(` (${href})`);
  }
  for (const item of body.querySelectorAll('li')) item.prepend('• ');
  for (const block of body.querySelectorAll('p, li, br')) block.append('\n');
  for (const end of body.querySelectorAll('br')) end.after('\n');
  return body.textContent.replaceAll(/\n\s*/g, '\n').trim();
}
