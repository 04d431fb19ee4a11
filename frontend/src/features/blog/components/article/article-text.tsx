import { useMemo, type ReactNode } from 'react';
import '../../../../shared/styles/prose.css';
import { playPressed } from '../../../../shared/ui/media/video-poster.ts';
import styles from './article-text.module.css';

/** content-27. @param html as `readable` makes it */
export function ArticleText({ html }: { html: string }): ReactNode {
  // One object for one text: a new one would make React write the text anew, and take a player away.
  const text = useMemo(() => ({ __html: html }), [html]);
  return (
    // What is pressed are links, and the keyboard's Enter presses them too. The text was cleaned when it was written.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={`prose ${styles.text}`} onClick={playPressed} dangerouslySetInnerHTML={text} />
  );
}
