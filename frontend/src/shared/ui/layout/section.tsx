import { useId, type ComponentProps, type ReactNode } from 'react';

/** A part of a page under a small heading, which names it. */
export function Section({
  title,
  children,
  ...rest
}: ComponentProps<'section'> & { title: string }): ReactNode {
  const id = useId();
  return (
    <section {...rest} aria-labelledby={id}>
      <h2 className="label" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
