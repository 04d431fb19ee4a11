import type { ReactNode } from 'react';
import { Button } from '#shared/ui/actions/button.tsx';
import menu from '#shared/ui/overlays/menu.module.css';
import { useDisclosure } from '#shared/ui/overlays/use-disclosure.ts';
import { toast } from '#shared/ui/feedback/toast.ts';

interface ShareMenuProps {
  address: string;
  title: string;
}

/** Native share where available, else four sites and Copy link. */
export function ShareMenu({ address, title }: ShareMenuProps): ReactNode {
  const { open, toggle, close, area, button } = useDisclosure();

  async function share(): Promise<void> {
    if (typeof navigator.share !== 'function') {
      toggle();
      return;
    }
    try {
      await navigator.share({ title, url: address });
    } catch {
      // content-6: failed or cancelled sharing is ignored.
    }
  }

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      toast.success('Link copied to clipboard');
    } catch {
      // content-6: ignored.
    }
    close();
    button.current?.focus();
  }

  return (
    <div className={menu.place} {...area}>
      <Button
        ref={button}
        size="sm"
        aria-expanded={open}
        aria-controls="share-list"
        onClick={() => void share()}
      >
        <svg viewBox="0 0 24 24" fill="none" stroke="currentcolor" strokeWidth="1.75" aria-hidden="true">
          <path d="M12 15V4M7.5 8.2 12 3.8l4.5 4.4M5 13.5V20h14v-6.5" />
        </svg>
        Share
      </Button>
      <ul className={menu.list} id="share-list" hidden={!open}>
        {shareLinks(address, title).map(({ name, href }) => (
          <li key={name}>
            <a className={menu.item} href={href} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
          </li>
        ))}
        <li className={menu.separated}>
          <button className={menu.item} type="button" onClick={() => void copy()}>
            Copy link
          </button>
        </li>
      </ul>
    </div>
  );
}

/** content-6: four sites, including a messaging service and a professional network. */
export function shareLinks(address: string, title: string): { name: string; href: string }[] {
  const url = encodeURIComponent(address);
  const text = encodeURIComponent(title);
  return [
    { name: 'WhatsApp', href: `https://wa.me/?text=${text}%20${url}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: 'X', href: `https://x.com/intent/post?text=${text}&url=${url}` },
  ];
}
