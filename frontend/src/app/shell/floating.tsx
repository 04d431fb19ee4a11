import { type ReactNode, useEffect, useRef, useState, type RefObject } from 'react';
import { useNavigation } from 'react-router-dom';
import { clsx } from 'clsx';
import { business } from '@ironbloom/brand';
import { paths } from '#shared/config/paths.ts';
import { Spinner } from '#shared/ui/feedback/spinner.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import styles from './floating.module.css';

/** Floating parts. Loaded after the page, with their styles, as it works without them. */
export function Floating({ chat }: { chat: boolean }): ReactNode {
  return (
    <>
      <RouteProgress />
      {chat && <ChatLink />}
    </>
  );
}

/**
 * A progress bar while the next page loads, and a spinner for an article (site-5). CSS delays both, so that fast loads do not
 * flicker.
 */
function RouteProgress(): ReactNode {
  const { state, location } = useNavigation();
  const loading = state !== 'idle';
  const isArticle = location?.pathname.startsWith(paths.blogArticle('')) === true;
  return (
    <div className={styles.track} role="status" aria-live="polite" data-surface="ink">
      {loading && (
        <>
          <span className={styles.bar} />
          {isArticle && (
            <span className={styles.spinner}>
              <Spinner size="2rem" />
            </span>
          )}
          <span className="sr">{isArticle ? 'Loading article' : 'Loading page'}</span>
        </>
      )}
    </div>
  );
}

/** What the chat link must not cover: forms, controls outside them and errors. */
const obstacles = ':is(main, footer) :is(form, a, button, label, input, select, textarea, [role="alert"])';

/** px around the link. */
const marginPx = 8;

function wouldCover(link: Element): boolean {
  const { left, top, right, bottom } = link.getBoundingClientRect();
  return [...document.querySelectorAll(obstacles)].some((element) => {
    const box = element.getBoundingClientRect();
    return (
      box.width > 0 &&
      box.right > left - marginPx &&
      box.left < right + marginPx &&
      box.bottom > top - marginPx &&
      box.top < bottom + marginPx
    );
  });
}

/** Whether the link covers nothing, checked once per frame while the page scrolls or changes. */
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
    // Bars and errors appear without changing the page's height.
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

function ChatLink(): ReactNode {
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
