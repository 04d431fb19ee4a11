import { useMemo, useState } from 'react';
import { useDebouncedWrite } from '../lib/use-debounced-write.ts';
import { memberStore } from './member-store.ts';

/**
 * A text that outlives a reload.
 * @param key what it is about; must stay the same
 * @returns the text, sets it, and forgets it once it was sent, also when its field is gone
 */
export function useKeptText(key: string): [string, (text: string) => void, () => void] {
  const store = useMemo(() => memberStore(key), [key]);
  const [text, setText] = useState(() => {
    const kept = store.read();
    return typeof kept === 'string' ? kept : '';
  });
  const write = useMemo(
    () => () => {
      if (text === '') store.clear();
      else store.write(text);
    },
    [text, store],
  );
  const cancel = useDebouncedWrite(write);
  return [
    text,
    setText,
    () => {
      cancel();
      store.clear();
      setText('');
    },
  ];
}
