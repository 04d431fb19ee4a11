import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A place on this site. */
  to: To;
  /** Travels with the visit, and is gone with the tab. */
  state?: unknown;
  /** One page turns into the other where the browser can. */
  viewTransition?: boolean;
}

/**
 * A link that the router follows. The router's own brings along what fetches ahead in its framework, and state and
 * effects for it, for every link of a page.
 */
export function Link({ to, state, viewTransition, onClick, children, ...rest }: LinkProps): ReactNode {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state, viewTransition, target: rest.target });

  function click(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  }

  return (
    <a {...rest} href={href} onClick={click}>
      {children}
    </a>
  );
}
