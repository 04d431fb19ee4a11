import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Segmented } from '../ui/choices/segmented.tsx';
import styles from './page-frame.module.css';

/** px of the window that the page is drawn in. */
const widths = { phone: 390, desktop: 1280 };
type Device = keyof typeof widths;

interface PageFrameProps {
  title: string;
  children: ReactNode;
}

/** Draws a part of the site as in a window of its own, so that it has the widths of a phone or a desktop. */
export function PageFrame({ title, children }: PageFrameProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [body, setBody] = useState<HTMLElement>();
  const [device, setDevice] = useState<Device>('phone');
  const [room, setRoom] = useState(0);

  useEffect(() => {
    const seen = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    if (box.current) seen.observe(box.current);
    return () => seen.disconnect();
  }, []);
  useEffect(() => {
    const drawn = body?.ownerDocument;
    return drawn && followStyles(drawn);
  }, [body]);

  const width = device === 'phone' ? Math.min(widths.phone, room || widths.phone) : widths.desktop;
  const scale = device === 'phone' || room === 0 ? 1 : room / width;
  return (
    <div className={styles.whole}>
      <Segmented
        className={styles.device}
        legend="Width of the preview"
        name={`width of ${title}`}
        value={device}
        onChange={setDevice}
        options={[
          { value: 'phone', label: 'Phone' },
          { value: 'desktop', label: 'Desktop' },
        ]}
      />
      <div className={styles.room} ref={box}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- this page itself draws it */}
        <iframe
          className={styles.frame}
          title={title}
          srcDoc="<!doctype html><html lang='en'><title>Preview</title><body></body></html>"
          style={{ width, height: `${100 / scale}%`, transform: `scale(${scale}) translateX(-50%)` }}
          onLoad={({ currentTarget }) => setBody(currentTarget.contentDocument?.body)}
        />
      </div>
      {body && createPortal(children, body)}
    </div>
  );
}

const sheets = 'link[rel="stylesheet"], style';

/** Gives a document this page's styles, and those that are loaded later. @returns stops */
function followStyles(drawn: Document): () => void {
  const { documentElement: root, head } = document;
  for (const { name, value } of root.attributes)
    if (name !== 'style') drawn.documentElement.setAttribute(name, value);
  drawn.documentElement.style.cssText = root.style.cssText;
  const take = (node: Node): void => {
    if (node instanceof Element && node.matches(sheets)) drawn.head.append(node.cloneNode(true));
  };
  for (const node of head.querySelectorAll(sheets)) take(node);
  const added = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) take(node);
  });
  added.observe(head, { childList: true });
  return () => added.disconnect();
}
