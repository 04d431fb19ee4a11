import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * On a slow line a radio can be pressed before the code is there. The browser keeps it pressed, but React tells nobody of
 * what was changed before it took hold of the page (it does in its experimental releases; by 19.3 in no other): on arrival
 * this tells the owner. Put the ref on the element around the radios.
 */
export function useEarlyChoice<V extends string | number>(
  value: V,
  options: readonly { value: V }[],
  onChange: (value: V) => void,
): RefObject<HTMLFieldSetElement | null> {
  const group = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    const pressed = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const option = options.find((candidate) => String(candidate.value) === pressed);
    if (option && option.value !== value) onChange(option.value);
    // Only what was pressed before the first render here; afterwards onChange speaks for itself.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return group;
}
