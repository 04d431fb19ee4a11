import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, type ReactNode } from 'react';
import { CheckboxInput } from '#shared/ui/forms/checkbox.tsx';
import { keyOf, type Contact } from './contact.ts';
import styles from './contacts.module.css';

interface ContactListProps {
  contacts: readonly Contact[];
  selected: ReadonlySet<string>;
  onToggle: (contact: Contact, on: boolean) => void;
}

/** px of one row: fixed, so that a hundred thousand need no measuring. */
const rowHeight = 56;

/** Only the rows in sight are in the page. */
export function ContactList({ contacts, selected, onToggle }: ContactListProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- the list re-renders with its parent anyway
  const rows = useVirtualizer({
    count: contacts.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  return (
    // A box that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section ref={box} className={styles.list} aria-label="Contacts" tabIndex={0}>
      <ul style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const contact = contacts[index];
          if (!contact) return null;
          return (
            <li
              key={keyOf(contact)}
              aria-setsize={contacts.length}
              aria-posinset={index + 1}
              style={{ height: rowHeight, transform: `translateY(${start}px)` }}
            >
              <label className={styles.contact}>
                <CheckboxInput
                  checked={selected.has(keyOf(contact))}
                  onChange={(event) => onToggle(contact, event.currentTarget.checked)}
                />
                <span>
                  <b>{contact.email}</b>
                  {contact.name && <span className="quiet">{contact.name}</span>}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
