import type { ReactNode } from 'react';
import '#shared/styles/prose.css';
import '#shared/styles/prose-article.css';
import type { PageText } from '#shared/lib/server-only.ts';
import { playPressed } from '#shared/ui/media/video-poster.ts';
import { HtmlText } from '#shared/ui/text/html-text.tsx';
import styles from './article-text.module.css';

/** content-27. @param html as the server has prepared it */
export function ArticleText({ html }: { html: PageText }): ReactNode {
  // What is pressed are links, and the keyboard's Enter presses them too.
  return <HtmlText id="article-text" className={`prose ${styles.text}`} onClick={playPressed} html={html} />;
}
