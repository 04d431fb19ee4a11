import '../styles/prose.css';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { LoadError } from '../ui/feedback/load-error.tsx';
import { keptPrivateFile, privateFile } from './private-files.ts';
import styles from './private-html.module.css';
import { shownHtml } from './shown-html.ts';

interface PrivateHtmlProps {
  /** As the server has sanitised it. */
  html: string;
  /** Its pictures are kept on this device, for a reader without a line. */
  isKept?: boolean;
}

/** A written plan with its private pictures. */
export function PrivateHtml({ html, isKept = false }: PrivateHtmlProps): ReactNode {
  const [failed, setFailed] = useState(false);
  return (
    <>
      {failed && (
        <LoadError message="A picture of the plan could not be loaded." onRetry={() => setFailed(false)} />
      )}
      {/* A new try begins with the text anew. */}
      <Text key={`${failed} ${html}`} html={html} isKept={isKept} onFailure={() => setFailed(true)} />
    </>
  );
}

function Text({ html, isKept, onFailure }: PrivateHtmlProps & { onFailure: () => void }): ReactNode {
  const text = useRef<HTMLDivElement>(null);
  const fail = useEffectEvent(onFailure);
  // The same object in every render: React would write the text anew, without its pictures.
  const content = useMemo(() => ({ __html: shownHtml(html) }), [html]);

  useEffect(() => {
    const addresses: string[] = [];
    let over = false;
    const load = isKept ? keptPrivateFile : privateFile;
    async function show(picture: HTMLImageElement): Promise<void> {
      const file = await load(picture.dataset['file'] ?? '');
      if (over) return;
      const address = URL.createObjectURL(file);
      addresses.push(address);
      picture.src = address;
    }
    const pictures = [...(text.current?.querySelectorAll<HTMLImageElement>('img[data-file]') ?? [])];
    Promise.all(pictures.map(show)).catch(() => {
      if (!over) fail();
    });
    return () => {
      over = true;
      for (const address of addresses) URL.revokeObjectURL(address);
    };
  }, [isKept]);

  return <div ref={text} className={`prose ${styles.text}`} dangerouslySetInnerHTML={content} />;
}
