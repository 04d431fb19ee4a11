import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toast } from '../feedback/toast.ts';

/**
 * A dialog that is opened by its button, and by an address with `?do=` and its name.
 * @param refused said when the address asks for it and it is not allowed
 */
export function useAsked(
  name: string,
  allowed: boolean,
  refused: string,
): [boolean, (open: boolean) => void] {
  const [query, setQuery] = useSearchParams();
  const [open, setOpen] = useState(false);
  const isNamed = query.get('do') === name;
  function forget(): void {
    const others = new URLSearchParams(query);
    others.delete('do');
    setQuery(others, { replace: true });
  }
  function change(next: boolean): void {
    setOpen(next);
    if (!next && isNamed) forget();
  }
  // Once an address: the dialog's own success may take the permission away.
  const onNamed = useEffectEvent(() => {
    if (allowed) return;
    toast.info(refused);
    forget();
  });
  useEffect(() => {
    if (isNamed) onNamed();
  }, [isNamed]);
  return [allowed && (open || isNamed), change];
}
