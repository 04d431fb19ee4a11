import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** A dialog that is opened by its button, and by an address with `?do=` and its name. */
export function useAsked(name: string, allowed: boolean): [boolean, (open: boolean) => void] {
  const [query, setQuery] = useSearchParams();
  const [open, setOpen] = useState(false);
  const isNamed = query.get('do') === name;
  function change(next: boolean): void {
    setOpen(next);
    if (next || !isNamed) return;
    const others = new URLSearchParams(query);
    others.delete('do');
    setQuery(others, { replace: true });
  }
  return [allowed && (open || isNamed), change];
}
