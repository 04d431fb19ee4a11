import type { Values } from '#shared/lib/compare.ts';
import { textOfHtml } from './text-of-html.ts';
import { newUuid } from '#shared/lib/uuid.ts';

/** An item that is not published yet has this before what tells it from others. */
const fresh = 'new:';

/** For an item that was just added; its name for good is made of its title when it is published. */
export const freshId = (): string => fresh + newUuid();

/** Content as the texts of a form, each part one text: what is no text itself as JSON. */
export function valuesOf(content: object): Values {
  return Object.fromEntries(
    Object.entries(content).map(([name, part]) => [
      name,
      typeof part === 'string' ? part : JSON.stringify(part),
    ]),
  );
}

/** The way back. @param like any content of that page: which of its parts are texts */
export function contentOf<Content extends object>(values: Values, like: Content): Content {
  const parts = Object.entries(like).map(([name, part]): [string, unknown] => {
    const text = values[name] ?? '';
    return [name, typeof part === 'string' ? text : JSON.parse(text || 'null')];
  });
  // Made from content of this shape by `valuesOf`.
  return Object.fromEntries(parts) as Content;
}

/** As it is sent: without empty lines of lists, and with a name for each new item. */
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

/** New items get a name of their title that none of the others has. */
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

/** The part of an address after #. */
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

/** A part of the content as it is read, without what only machines read. */
export function inWords(text: string): string {
  if (!/^[[{]/.test(text)) return text;
  return words(JSON.parse(text)).join('\n');
}

function words(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(words);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    if (name === 'html') return [textOfHtml(String(part))];
    return name === 'id' ? [] : words(part);
  });
}
