import type { CSSProperties, ReactNode } from 'react';
import styles from './spinner.module.css';

/** Decorative: put a text such as "Loading..." beside it. `size` is any CSS length. */
export function Spinner({ size }: { size?: string }): ReactNode {
  const style: CSSProperties | undefined = size ? { width: size, height: size } : undefined;
  return <span className={styles.spin} style={style} aria-hidden="true" />;
}
