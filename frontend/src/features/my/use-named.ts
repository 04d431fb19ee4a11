import { useEffect, useRef } from 'react';

/** For what loads after its address was opened: a mail’s link with `#id` leads to it. */
export function useNamed<E extends HTMLElement = HTMLElement>(id: string) {
  const element = useRef<E>(null);
  useEffect(() => {
    if (window.location.hash === `#${id}`) element.current?.scrollIntoView();
  }, [id]);
  return element;
}
