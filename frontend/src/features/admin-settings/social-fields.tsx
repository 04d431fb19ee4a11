import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { bind, type Bound, LineField } from '#shared/document/fields.tsx';
import { Button } from '#shared/ui/actions/button.tsx';
import { Legend } from '#shared/ui/layout/section.tsx';
import { MoveButtons } from '#shared/ui/lists/move-buttons.tsx';
import { type BusinessForm, maxLinks } from './business-form.ts';
import styles from './settings.module.css';

type Links = BusinessForm['social'];

/** Links to social profiles, in the order of the footer. */
export function SocialFields({ of }: { of: Bound<Links> }): ReactNode {
  const { value: links, busy, onChange } = of;
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);

  /** The focus follows the link, or moves to its successor. */
  function arrange(next: Links, index: number): void {
    flushSync(() => onChange(next));
    const focused = list.current?.children[index]?.querySelector('input') ?? add.current;
    focused?.focus();
  }

  function move(index: number, by: -1 | 1): void {
    const [link, other] = [links[index], links[index + by]];
    if (link && other) arrange(links.with(index, other).with(index + by, link), index + by);
  }

  return (
    <fieldset className={styles.group}>
      <Legend>Social links</Legend>
      <p className="small muted">
        {links.length > 0
          ? 'In the footer of every page, in this order.'
          : 'Leave empty to hide the column “Follow” in the footer.'}
      </p>
      <ol ref={list} className={styles.links}>
        {links.map(({ name }, index) => {
          const called = name || `link ${index + 1}`;
          const link = bind(of, index);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a link has no stable id
            <li key={index} className={styles.link}>
              <LineField of={bind(link, 'name')} label="Shown as" />
              <LineField of={bind(link, 'url')} label="Address" type="url" placeholder="https://" />
              <MoveButtons
                itemName={called}
                first={index === 0}
                last={index === links.length - 1}
                busy={busy}
                className={styles.moves}
                onMove={(by) => move(index, by)}
                onRemove={() => arrange(links.toSpliced(index, 1), index)}
              />
            </li>
          );
        })}
      </ol>
      {links.length < maxLinks ? (
        <Button
          ref={add}
          size="sm"
          disabled={busy}
          onClick={() => arrange([...links, { name: '', url: '' }], links.length)}
        >
          Add link
        </Button>
      ) : (
        <p className="small quiet">At most {maxLinks} links.</p>
      )}
    </fieldset>
  );
}
