import { useEffect, useRef, type RefObject } from 'react';
import { useSession } from './session.ts';

/**
 * Writes name and email of whoever is signed in into the inputs of these names that are empty, once: what was typed stays, and what was
 * emptied afterwards stays empty. Once that person has signed out, here or in another tab, what was written goes. In the browser alone, so
 * that pages are everybody's.
 */
export function useOwnDetails(
  form: RefObject<HTMLFormElement | null>,
  inputs: Readonly<Record<'name' | 'email', string>>,
): void {
  const { user } = useSession();
  /** What stands in the inputs of whom it belongs to; null before anybody was signed in. */
  const written = useRef<Map<HTMLInputElement, string> | null>(null);
  const { name, email } = inputs;
  useEffect(() => {
    if (!user) {
      for (const [input, text] of written.current ?? []) {
        if (input.value !== text) continue;
        input.value = '';
        // Drafts of the form are kept at this event.
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
      written.current = null;
      return;
    }
    if (!form.current || written.current) return;
    written.current = new Map();
    for (const [input, text] of [
      [name, user.name],
      [email, user.email],
    ] as const) {
      const element = form.current.elements.namedItem(input);
      if (!(element instanceof HTMLInputElement) || element.value || element === document.activeElement)
        continue;
      element.value = text;
      written.current.set(element, text);
    }
  }, [user, form, name, email]);
}
