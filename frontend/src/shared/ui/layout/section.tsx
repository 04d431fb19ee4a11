import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './section.module.css';

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

/** A section in a box. Without a title it needs an aria-label. */
export function Panel({ title, ...rest }: ComponentProps<'section'> & { title?: string }): ReactNode {
  const props = { ...rest, className: clsx(styles.panel, rest.className) };
  return title === undefined ? <section {...props} /> : <Section {...props} title={title} />;
}

export const Legend = ({ children }: { children: ReactNode }): ReactNode => (
  <legend className={styles.legend}>{children}</legend>
);
