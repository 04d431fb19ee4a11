import { clsx } from 'clsx';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { business } from '@ironbloom/brand';
import { Icon } from '#shared/ui/media/icon.tsx';
import styles from './chat-link.module.css';

/** What the link must not lie over: forms, what can be pressed or filled in outside them, and what is said of it. */
const kept = ':is(main, footer) :is(form, a, button, label, input, select, textarea, [role="alert"])';

/** px of air around the link. */
const air = 8;

/** Whether something that is to stay free lies where the link would stand. */
function wouldCover(link: Element): boolean {
  const { left, top, right, bottom } = link.getBoundingClientRect();
  return [...document.querySelectorAll(kept)].some((element) => {
    const box = element.getBoundingClientRect();
    return (
      box.width > 0 &&
      box.right > left - air &&
      box.left < right + air &&
      box.bottom > top - air &&
      box.top < bottom + air
    );
  });
}

/** Whether there is room for the link, looked at once a frame while the page moves or changes. */
function useRoom(link: RefObject<Element | null>): boolean {
  const [room, setRoom] = useState(false);
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      frame = 0;
      if (link.current) setRoom(!wouldCover(link.current));
    };
    const update = (): void => {
      frame ||= requestAnimationFrame(look);
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    const grown = new ResizeObserver(update);
    grown.observe(document.body);
    // Bars and errors come and go without making the page longer.
    const changed = new MutationObserver(update);
    changed.observe(document.body, { childList: true, subtree: true, attributeFilter: ['hidden', 'open'] });
    return () => {
      cancelAnimationFrame(frame);
      grown.disconnect();
      changed.disconnect();
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [link]);
  return room;
}

/** The floating way to write to us. */
export function ChatLink(): ReactNode {
  const link = useRef<HTMLAnchorElement>(null);
  const room = useRoom(link);
  const { chat } = business();
  if (!chat.number) return null;
  return (
    <aside aria-label="Chat">
      <a
        ref={link}
        className={clsx(styles.chat, !room && styles.away)}
        data-surface="ink"
        href={`https://wa.me/${chat.number}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`Chat with us on ${chat.name} (opens in a new tab)`}
      >
        <Icon name="chat" />
      </a>
    </aside>
  );
}
