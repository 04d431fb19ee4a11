import { clsx } from 'clsx';
import { useEffect, useState, type ReactNode } from 'react';
import { business } from '@ironbloom/brand';
import { Icon } from '../../shared/ui/media/icon.tsx';
import styles from './chat-link.module.css';

/** Share of the first screen that must have passed, so that the link never covers a hero's button. */
const firstScreen = 0.6;

function passedFirstScreen(): boolean {
  const roomToScroll = document.documentElement.scrollHeight - window.innerHeight;
  return window.scrollY >= Math.min(window.innerHeight * firstScreen, roomToScroll);
}

/** px of the corner that the link takes, with some air around it. */
const corner = 96;

/** Whether a form, or what is said of it, is where the link would stand. */
function wouldCoverForm(): boolean {
  const left = window.innerWidth - corner;
  const top = window.innerHeight - corner;
  return [...document.querySelectorAll('main form, main [role="alert"]')].some((element) => {
    const box = element.getBoundingClientRect();
    return box.right > left && box.bottom > top && box.top < window.innerHeight;
  });
}

/** The floating way to write to us. */
export function ChatLink(): ReactNode {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const update = (): void => setShown(passedFirstScreen() && !wouldCoverForm());
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    // What is said of a form makes the page longer where it stands.
    const grown = new ResizeObserver(update);
    grown.observe(document.body);
    return () => {
      grown.disconnect();
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, []);

  const { chat } = business();
  if (!chat.number) return null;
  return (
    <aside aria-label="Chat">
      <a
        className={clsx(styles.chat, !shown && styles.late)}
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
