import { useEffect, useRef, type RefObject } from 'react';
import { useSession } from './session.ts';

/**
 * Prefills the name and email inputs with the member's, once, where they are empty. On sign-out, in any tab, it removes what
 * it has prefilled. In the browser only, as pages are cached for everybody.
 */
export function useOwnDetails(
  form: RefObject<HTMLFormElement | null>,
  inputs: Readonly<Record<'name' | 'email', string>>,
): void {
  const { user } = useSession();
  /** The prefilled texts by input; null before sign-in. */
  const prefilled = useRef<Map<HTMLInputElement, string> | null>(null);
  const { name, email } = inputs;
  useEffect(() => {
    if (!user) {
      for (const [input, text] of prefilled.current ?? []) {
        if (input.value !== text) continue;
        input.value = '';
        // The form stores its draft on this event.
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
      prefilled.current = null;
      return;
    }
    if (!form.current || prefilled.current) return;
    prefilled.current = new Map();
    for (const [input, text] of [
      [name, user.name],
      [email, user.email],
    ] as const) {
      const element = form.current.elements.namedItem(input);
      if (!(element instanceof HTMLInputElement) || element.value || element === document.activeElement)
        continue;
      element.value = text;
      prefilled.current.set(element, text);
    }
  }, [user, form, name, email]);
}
