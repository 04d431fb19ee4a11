import { useEffect, useRef, type RefObject } from 'react';
import { useSession } from './session.ts';

/**
 * Writes name and email of whoever is signed in into the inputs of these names that are empty, once: what was typed stays, and what was
 * emptied afterwards stays empty. In the browser alone, so that pages are everybody's.
 */
export function useOwnDetails(
  form: RefObject<HTMLFormElement | null>,
  inputs: Readonly<Record<'name' | 'email', string>>,
): void {
  const { user } = useSession();
  const done = useRef(false);
  const { name, email } = inputs;
  useEffect(() => {
    if (!user || !form.current || done.current) return;
    done.current = true;
    for (const [input, text] of [
      [name, user.name],
      [email, user.email],
    ] as const) {
      const element = form.current.elements.namedItem(input);
      const free =
        element instanceof HTMLInputElement && !element.value && element !== document.activeElement;
      if (free) element.value = text;
    }
  }, [user, form, name, email]);
}
