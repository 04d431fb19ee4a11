import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Field } from '#shared/ui/forms/field.tsx';
import { Textarea } from '#shared/ui/forms/input.tsx';

interface SavedTextProps {
  label: string;
  hint?: string;
  text: string;
  /** Characters. */
  most: number;
  isUnsent: boolean;
  onText: (text: string) => Promise<unknown>;
}

const PAUSE_MS = 600;

/** Words that are written down by themselves: in a pause, and when the field or the page is left. */
export function SavedText({ label, hint, text, most, isUnsent, onText }: SavedTextProps): ReactNode {
  const [typed, setTyped] = useState<string>();
  const newest = useRef({ typed, text, onText });
  useEffect(() => {
    newest.current = { typed, text, onText };
  });

  const save = useCallback((): void => {
    const { typed: words, text: before, onText: keep } = newest.current;
    if (words !== undefined && words.trim() !== before) void keep(words.trim());
  }, []);

  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(save, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, save]);
  useEffect(() => {
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [save]);

  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <>
          <Textarea
            {...control}
            rows={2}
            maxLength={most}
            value={typed ?? text}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={save}
          />
          <span className="small muted" role="status">
            {typed === undefined
              ? ''
              : typed.trim() !== text
                ? 'Saving...'
                : isUnsent
                  ? 'Kept on this device'
                  : 'Saved'}
          </span>
        </>
      )}
    </Field>
  );
}
