import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#shared/ui/actions/button.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { changedLink, linksOf, mostLinks, movedLink, withLink, withoutLink } from '../social-links.ts';
import type { SettingsEditing } from '../use-settings-draft.ts';
import styles from './settings.module.css';

/** Profiles elsewhere, in the order of the footer. */
export function SocialFields({ draft }: { draft: SettingsEditing }): ReactNode {
  const { values, errors, busy, set } = draft;
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const text = values['social'] ?? '';
  const links = linksOf(text);

  /** The focus follows the link, or goes to the one that takes its place. */
  function arrange(next: string, index: number): void {
    flushSync(() => set('social', next));
    const focused = list.current?.children[index]?.querySelector('input') ?? add.current;
    focused?.focus();
  }

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Social links</legend>
      <p className="small muted">
        {links.length > 0
          ? 'In the footer of every page, in this order.'
          : 'Leave empty to hide the column “Follow” in the footer.'}
      </p>
      <ol ref={list} className={styles.links}>
        {links.map(({ name, url }, index) => {
          const called = name || `link ${index + 1}`;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a link has nothing else that stays while it is typed
            <li key={index} className={styles.link}>
              <Field label="Shown as" error={errors[`social.${index}.name`]}>
                {(control) => (
                  <Input
                    {...control}
                    value={name}
                    disabled={busy}
                    autoComplete="off"
                    onChange={({ target }) => set('social', changedLink(text, index, { name: target.value }))}
                  />
                )}
              </Field>
              <Field label="Address" error={errors[`social.${index}.url`]}>
                {(control) => (
                  <Input
                    {...control}
                    type="url"
                    value={url}
                    disabled={busy}
                    autoComplete="off"
                    placeholder="https://"
                    onChange={({ target }) => set('social', changedLink(text, index, { url: target.value }))}
                  />
                )}
              </Field>
              <div className={styles.moves}>
                <Button
                  size="sm"
                  variant="quiet"
                  disabled={busy || index === 0}
                  aria-label={`Move ${called} up`}
                  onClick={() => arrange(movedLink(text, index, -1), index - 1)}
                >
                  Up
                </Button>
                <Button
                  size="sm"
                  variant="quiet"
                  disabled={busy || index === links.length - 1}
                  aria-label={`Move ${called} down`}
                  onClick={() => arrange(movedLink(text, index, 1), index + 1)}
                >
                  Down
                </Button>
                <Button
                  size="sm"
                  variant="quiet"
                  disabled={busy}
                  aria-label={`Remove ${called}`}
                  onClick={() => arrange(withoutLink(text, index), index)}
                >
                  Remove
                </Button>
              </div>
            </li>
          );
        })}
      </ol>
      {links.length < mostLinks ? (
        <Button ref={add} size="sm" disabled={busy} onClick={() => arrange(withLink(text), links.length)}>
          Add link
        </Button>
      ) : (
        <p className="small quiet">At most {mostLinks} links.</p>
      )}
    </fieldset>
  );
}
