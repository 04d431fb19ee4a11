import { clsx } from 'clsx';
import type { CSSProperties, ElementType, HTMLAttributes, ReactNode } from 'react';
import styles from './flow.module.css';

/** A step of the spacing scale (`--s-1` to `--s-8`) or the gap of page grids. */
export type Space = '1' | '1h' | '2' | '2h' | '3' | '3h' | '4' | '4h' | '5' | '6' | '7' | '8' | 'grid';

interface FlowProps extends HTMLAttributes<HTMLElement> {
  as?: 'ul' | 'ol' | 'li' | 'dl' | 'p' | 'span' | 'section' | 'header' | 'footer' | 'nav';
  gap?: Space;
}

interface StackProps extends FlowProps {
  /** Items are as wide as their content. */
  narrow?: boolean;
}

interface RowProps extends FlowProps {
  align?: 'start' | 'center' | 'end' | 'baseline';
  justify?: 'between' | 'center' | 'end';
  nowrap?: boolean;
}

interface GridProps extends FlowProps {
  /** `grid-template-columns` from 768 px on; below there is one column. */
  columns: string;
}

/** The build's name of the class `gap-4h` is `gap4H`. */
const classOf = (property: string, value: string | undefined): string | undefined =>
  value && styles[property + value.replace(/[a-z]/, (letter) => letter.toUpperCase())];

export function Stack(props: StackProps): ReactNode {
  const { as = 'div', gap, narrow, className, ...rest } = props;
  const Tag: ElementType = as;
  return (
    <Tag {...rest} className={clsx(styles.stack, classOf('gap', gap), narrow && styles.narrow, className)} />
  );
}

export function Row(props: RowProps): ReactNode {
  const { as = 'div', gap, align, justify, nowrap, className, ...rest } = props;
  const Tag: ElementType = as;
  return (
    <Tag
      {...rest}
      className={clsx(
        styles.row,
        classOf('gap', gap),
        classOf('align', align),
        classOf('justify', justify),
        nowrap && styles.nowrap,
        className,
      )}
    />
  );
}

/** Columns from 768 px on, below one column. */
export function Grid(props: GridProps): ReactNode {
  const { as = 'div', gap, columns, className, style, ...rest } = props;
  const Tag: ElementType = as;
  return (
    <Tag
      {...rest}
      className={clsx(styles.grid, classOf('gap', gap), className)}
      style={{ ...style, '--columns': columns } as CSSProperties}
    />
  );
}
