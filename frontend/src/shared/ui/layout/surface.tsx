import type { ComponentPropsWithRef, ReactNode } from 'react';

type Tag = 'div' | 'section' | 'main' | 'header' | 'footer' | 'article' | 'aside' | 'form';

interface SurfaceProps extends ComponentPropsWithRef<'div'> {
  tone: 'ink' | 'paper';
  as?: Tag;
}

/** The door between the two rooms: everything inside reads the colours of its tone. */
export function Surface({ tone, as = 'div', ...rest }: SurfaceProps): ReactNode {
  // The tags take the same attributes; only their meaning differs.
  const Element = as as 'div';
  return <Element data-surface={tone} {...rest} />;
}
