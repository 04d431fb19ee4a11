import { type PageText, ServerOnly } from '../../lib/server-only.ts';
import { useMemo, type ComponentPropsWithoutRef, type ReactNode } from 'react';

interface HtmlTextProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Unique on the page; starts with a prefix and a colon where the rest is from user text. */
  id: string;
  /** Sanitized by the server. */
  html: PageText;
}

const inDocument = (id: string): string => document.getElementById(id)?.innerHTML ?? '';

/**
 * Long HTML of loaded data. Where a loader makes it `ServerOnly`, the data leaves it out and hydration reads it from the
 * document.
 */
export function HtmlText({ id, html, ...rest }: HtmlTextProps): ReactNode {
  // Memoized: a new object would make React write the HTML anew and remove a running player.
  const text = useMemo(
    () => ({ __html: (html instanceof ServerOnly ? html.value : html) ?? inDocument(id) }),
    [id, html],
  );
  return <div {...rest} id={id} dangerouslySetInnerHTML={text} />;
}
