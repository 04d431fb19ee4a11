import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Reports a radio that was chosen before hydration: the browser keeps it checked, but React 19 fires no change event for it.
 * Put the ref on the element around the radios.
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
    // Only on mount; later changes arrive through onChange.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return group;
}
