import type { ComponentPropsWithRef, ReactNode } from 'react';

type Tag = 'div' | 'section' | 'main' | 'header' | 'footer' | 'article' | 'aside' | 'form';

interface SurfaceProps extends ComponentPropsWithRef<'div'> {
  tone: 'ink' | 'paper';
  as?: Tag;
}

/** Sets the colour theme of its children: dark (`ink`) or light (`paper`). */
export function Surface({ tone, as = 'div', ...rest }: SurfaceProps): ReactNode {
  // All these tags take the same attributes.
  const Element = as as 'div';
  return <Element data-surface={tone} {...rest} />;
}
