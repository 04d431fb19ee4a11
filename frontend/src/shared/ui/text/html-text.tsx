import { type PageText, ServerOnly } from '../../lib/server-only.ts';
import { useMemo, type ComponentPropsWithoutRef, type ReactNode } from 'react';

interface HtmlTextProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Unlike any other's on the page: with a colon where a part of it is made of what somebody wrote. */
  id: string;
  /** Cleaned by the server. */
  html: PageText;
}

const inDocument = (id: string): string => document.getElementById(id)?.innerHTML ?? '';

/** Long text of loaded data. Where a loader makes it `ServerOnly`, it travels once: the browser finds it in the document. */
export function HtmlText({ id, html, ...rest }: HtmlTextProps): ReactNode {
  // One object for one text: a new one would make React write the text anew, and take a player away.
  const text = useMemo(
    () => ({ __html: (html instanceof ServerOnly ? html.value : html) ?? inDocument(id) }),
    [id, html],
  );
  return <div {...rest} id={id} dangerouslySetInnerHTML={text} />;
}
