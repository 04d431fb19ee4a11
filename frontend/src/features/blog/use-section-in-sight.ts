import { useEffect, useState } from 'react';

/**
 * A section is read from when its heading comes to the upper third of the screen. What is above the screen counts too, so
 * that a jump over it, from a source back to its sentence, is noticed.
 */
const upperThird = '1000000px 0px -66% 0px';

/** The id of the section that is being read; undefined before the first. */
export function useSectionInSight(ids: readonly string[]): string | undefined {
  const [inSight, setInSight] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const headings = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    // Asked when a heading comes or goes: the last one above the line is of what is being read.
    const update = (): void => {
      const line = window.innerHeight / 3;
      setInSight(headings.findLast((each) => each.getBoundingClientRect().top < line)?.id);
    };
    const observer = new IntersectionObserver(update, { rootMargin: upperThird });
    for (const each of headings) observer.observe(each);
    return () => observer.disconnect();
  }, [key]);
  return inSight;
}
