import type { ReactNode } from 'react';

/** Words that an input offers, by the id in its `list`. */
export function Suggestions({ id, words }: { id: string; words: readonly string[] }): ReactNode {
  return (
    <datalist id={id}>
      {words.map((word) => (
        <option key={word}>{word}</option>
      ))}
    </datalist>
  );
}
