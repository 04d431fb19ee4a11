import { DOMParser as EditorParser, type Schema } from '@tiptap/pm/model';
import { htmlOf } from './html-of.ts';

const parse = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;
const words = (root: HTMLElement): string => (root.textContent ?? '').replaceAll(/\s/g, '');

/** Older tags and what the editor writes for them. */
const currentTags: Readonly<Record<string, string>> = { B: 'STRONG', I: 'EM', STRIKE: 'S', DEL: 'S' };
const nameOf = ({ tagName }: Element): string => currentTags[tagName] ?? tagName;
/** The editor adds and removes plain paragraphs. */
const isPlain = (element: Element): boolean => element.tagName === 'P' && element.attributes.length === 0;

/** Ignores spaces and the last semicolon of styles. */
const valueOf = (name: string, value: string | null): string | undefined =>
  name === 'style' ? value?.replaceAll(/\s|;\s*$/g, '') : (value ?? undefined);

function hasAttributesOf(found: Element, wanted: Element): boolean {
  return [...wanted.attributes].every(
    ({ name, value }) => valueOf(name, found.getAttribute(name)) === valueOf(name, value),
  );
}

/** Whether a visual editor with this schema would drop a tag, an attribute or a word. */
export function losesMarkup(html: string, schema: Schema): boolean {
  // The editor drops document tags and comments.
  if (/<(!|html|head|body)/i.test(html)) return true;
  const before = parse(html);
  const after = parse(htmlOf(EditorParser.fromSchema(schema).parse(before).content, schema));
  if (words(before) !== words(after)) return true;
  const kept = Map.groupBy(after.querySelectorAll('*'), nameOf);
  return [...before.querySelectorAll('*')]
    .filter((element) => !isPlain(element))
    .some((element) => {
      const candidates = kept.get(nameOf(element)) ?? [];
      const at = candidates.findIndex((found) => hasAttributesOf(found, element));
      if (at >= 0) candidates.splice(at, 1);
      return at < 0;
    });
}
