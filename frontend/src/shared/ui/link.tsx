import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of ours, with or without query and hash. */
  to: string;
  replace?: boolean;
  /** Travels with the visit, not with the address. */
  state?: unknown;
}

/**
 * A link within the site that changes the page without loading a new document. The router's own
 * Link brings its framework mode's prefetching along, which nothing here uses (2 kB on every page).
 */
export function Link({ to, replace, state, target, onClick, ...rest }: LinkProps): ReactNode {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { target, replace, state });

  function click(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  }

  // What it says is the caller's.
  // oxlint-disable-next-line jsx-a11y/anchor-has-content
  return <a {...rest} href={useHref(to)} target={target} onClick={click} />;
}
