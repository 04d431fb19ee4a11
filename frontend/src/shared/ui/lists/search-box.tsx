import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Field } from '../forms/field.tsx';
import { Icon } from '../media/icon.tsx';
import { Input } from '../forms/input.tsx';
import styles from './search-box.module.css';

interface SearchBoxProps {
  label: string;
  placeholder: string;
  /** The query parameter `q`. */
  value: string;
  onSearch: (text: string) => void;
  /** The page that searches when scripts are off. */
  action: string;
  /** Other query parameters to keep. */
  keep?: Readonly<Record<string, string>>;
}

/** Searches on each keystroke. The plain form also works without scripts. */
export function SearchBox(props: SearchBoxProps): ReactNode {
  const { label, placeholder, value, onSearch, action, keep = {} } = props;
  const input = useRef<HTMLInputElement>(null);

  // Text typed before hydration fired no event.
  const catchUp = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    if (typed !== value) onSearch(typed);
  });
  useEffect(() => catchUp(), []);

  // Follows an outside change such as Back. While the input has the focus, its text is newer than the address.
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = value;
  }, [value]);

  return (
    <form
      className={styles.form}
      role="search"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(input.current?.value ?? '');
      }}
    >
      {Object.entries(keep).map(
        ([name, kept]) => kept && <input key={name} type="hidden" name={name} value={kept} />,
      )}
      <Field label={label}>
        {(control) => (
          <span className={styles.box}>
            <Icon name="search" />
            <Input
              {...control}
              ref={input}
              className={styles.input}
              type="search"
              name="q"
              placeholder={placeholder}
              defaultValue={value}
              maxLength={100}
              autoComplete="off"
              enterKeyHint="search"
              onChange={(event) => onSearch(event.target.value)}
            />
          </span>
        )}
      </Field>
    </form>
  );
}
