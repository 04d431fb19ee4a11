import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

interface Disclosure {
  open: boolean;
  toggle: () => void;
  close: () => void;
  /** Spread onto the element around button and list. */
  area: {
    ref: RefObject<HTMLDivElement | null>;
    onKeyDown: (event: KeyboardEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
  button: RefObject<HTMLButtonElement | null>;
}

/** A button that shows a list: closes on a click or focus elsewhere, on Escape, and on navigation. */
export function useDisclosure(): Disclosure {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Opened on one page, it is closed on the next without an effect that would paint it there first.
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
        if (event.key !== 'Escape' || !open) return;
        close();
        button.current?.focus();
      },
      onBlur: (event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
      },
    },
    button,
  };
}
