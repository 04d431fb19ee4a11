import { useEffect } from 'react';

const typing = 'input, textarea, select, [contenteditable], dialog';
const rows = 'main tbody tr';

/** In a list, j goes on to the next row's link and k back to the one before; Enter opens it, as ever. */
export function useListKeys(): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const step = { j: 1, k: -1 }[event.key];
      const { target } = event;
      if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!(target instanceof Element) || target.closest(typing) || document.querySelector('dialog:modal'))
        return;
      const links = [...document.querySelectorAll(rows)].flatMap((row) => row.querySelector('a') ?? []);
      const at = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
      const next = at < 0 ? links[0] : links[at + step];
      if (!next) return;
      event.preventDefault();
      next.focus();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
