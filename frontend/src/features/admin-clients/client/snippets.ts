import type { Snippet } from '../api.ts';
import { firstName } from '../words.ts';

interface Names {
  /** Of the client. */
  client: string;
  coach: string;
}

/** The snippet's text with the names filled in. What else stands in braces is for the coach to write. */
export const filled = ({ text }: Pick<Snippet, 'text'>, { client, coach }: Names): string =>
  text.replaceAll('{{name}}', firstName(client)).replaceAll('{{coach}}', firstName(coach));

const typedShortcut = /(?:^|\s)(\/[a-z0-9-]*)$/;
const finishedShortcut = /(^|\s)(\/[a-z0-9-]+)\s$/;

/** What the shortcut at the end of the text may become; undefined while none is typed. */
export function suggestions(text: string, snippets: readonly Snippet[]): Snippet[] | undefined {
  const typed = typedShortcut.exec(text)?.[1];
  return typed === undefined ? undefined : snippets.filter(({ shortcut }) => shortcut.startsWith(typed));
}

/** The text with the shortcut at its end replaced by the snippet. */
export const inserted = (text: string, snippet: Snippet, names: Names): string =>
  text.replace(
    typedShortcut,
    (match, typed: string) => match.slice(0, -typed.length) + filled(snippet, names),
  );

/** A shortcut that is followed by a space becomes its snippet. */
export const expanded = (text: string, snippets: readonly Snippet[], names: Names): string =>
  text.replace(finishedShortcut, (match, before: string, typed: string) => {
    const snippet = snippets.find(({ shortcut }) => shortcut === typed);
    return snippet ? before + filled(snippet, names) : match;
  });
