import type { ReactNode } from 'react';
import { ChatLink } from './chat-link.tsx';
import { useNavigation } from 'react-router-dom';
import { paths } from '#shared/config/paths.ts';
import { Spinner } from '#shared/ui/feedback/spinner.tsx';
import styles from './route-progress.module.css';

/** What floats above a page and can be done without. Apart from the frame, so that a first visit has it, and its styles, after the page. */
export function Floating({ chat }: { chat: boolean }): ReactNode {
  return (
    <>
      <RouteProgress />
      {chat && <ChatLink />}
    </>
  );
}

/**
 * A thin line while the next page loads, and a spinner while that is an article (site-5). CSS holds both back for
 * fast loads, so nothing flickers.
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
