import { clsx } from 'clsx';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';
import { Icon, type IconName } from '../media/icon.tsx';
import { Spinner } from '../feedback/spinner.tsx';

interface Look {
  /** One `primary` per view. */
  variant?: 'primary' | 'outline' | 'solid' | 'quiet' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  block?: boolean;
  /** `icon` is a square, `round` a circle; both need an aria-label. */
  shape?: 'text' | 'icon' | 'round';
  iconBefore?: IconName;
  iconAfter?: IconName;
}

interface ButtonProps extends Look, ComponentPropsWithRef<'button'> {
  /** While busy the button keeps its width and focus and ignores clicks. */
  busy?: boolean;
  busyLabel?: string;
}

interface ButtonLinkProps extends Look, LinkProps {}

function classes({ variant = 'outline', size = 'md', block, shape = 'text' }: Look): string {
  return clsx(
    styles.btn,
    styles[variant],
    styles[size],
    block && styles.block,
    shape !== 'text' && styles.icon,
    shape === 'round' && styles.round,
  );
}

function content(children: ReactNode, before?: IconName, after?: IconName): ReactNode {
  return (
    <>
      {before && <Icon name={before} />}
      {typeof children === 'string' ? <span>{children}</span> : children}
      {after && <Icon name={after} />}
    </>
  );
}

export function Button(props: ButtonProps): ReactNode {
  const { variant, size, block, shape, iconBefore, iconAfter, busy, busyLabel, ...rest } = props;
  const { className, children, onClick, type = 'button', ...attributes } = rest;
  const label = content(children, iconBefore, iconAfter);

  function click(event: MouseEvent<HTMLButtonElement>): void {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...attributes}
      type={type}
      className={clsx(classes({ variant, size, block, shape }), className)}
      // `disabled` would move the focus to the page.
      aria-disabled={busy || attributes['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={click}
    >
      {busyLabel === undefined ? (
        label
      ) : (
        <span className={styles.swap}>
          <span className={styles.label} aria-hidden={busy || undefined}>
            {label}
          </span>
          <span className={styles.busy} aria-hidden={!busy || undefined}>
            <Spinner />
            <span>{busyLabel}</span>
          </span>
        </span>
      )}
    </button>
  );
}

/** A link styled as a button. `to` is a path of this site. */
export function ButtonLink(props: ButtonLinkProps): ReactNode {
  const { variant, size, block, shape, iconBefore, iconAfter, className, children, ...rest } = props;
  return (
    <Link {...rest} className={clsx(classes({ variant, size, block, shape }), className)}>
      {content(children, iconBefore, iconAfter)}
    </Link>
  );
}
