import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

interface Disclosure {
  open: boolean;
  toggle: () => void;
  close: () => void;
  /** Spread onto the element around the button and the list. */
  area: {
    ref: RefObject<HTMLDivElement | null>;
    onKeyDown: (event: KeyboardEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
  button: RefObject<HTMLButtonElement | null>;
}

/** The index a key moves to from entry `at` (-1: the button); undefined for other keys. */
function entryAfter(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** A button that shows a list of links and buttons. Closes on a click or focus elsewhere, on Escape and on navigation. */
export function useDisclosure(): Disclosure {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Derived from the location, so that it is closed on the first paint of the next page.
  const open = openedAt === key;
  const close = (): void => setOpenedAt(null);

  useEffect(() => {
    if (!open) return undefined;
    const onPointerDown = (event: PointerEvent): void => {
      if (!area.current?.contains(event.target as Node)) setOpenedAt(null);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);

  return {
    open,
    toggle: () => setOpenedAt(open ? null : key),
    close,
    area: {
      ref: area,
      onKeyDown: (event) => {
        if (!open) return;
        if (event.key === 'Escape') {
          // What lies below stays open.
          event.preventDefault();
          close();
          button.current?.focus();
          return;
        }
        const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('li > :is(a, button)')];
        const at = entries.findIndex((entry) => entry === document.activeElement);
        const next = entryAfter(event.key, at, entries.length);
        if (next === undefined) return;
        // Keeps the page from scrolling.
        event.preventDefault();
        entries[next]?.focus();
      },
      onBlur: (event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
      },
    },
    button,
  };
}
