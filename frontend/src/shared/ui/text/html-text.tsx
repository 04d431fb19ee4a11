import { useMemo, type ComponentPropsWithoutRef, type ReactNode } from 'react';

interface HtmlTextProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Unlike any other's on the page: with a colon where a part of it is made of what somebody wrote. */
  id: string;
  /** Cleaned by the server. Undefined on a page that the server rendered: there the text stands in the document. */
  html: string | undefined;
}

const inDocument = (id: string): string => document.getElementById(id)?.innerHTML ?? '';

/**
 * Long text of loaded data. It travels once: the server leaves fields named `html` out of the data that it sends along with a
 * page (entry-server.tsx), and the browser finds the text in the document.
 */
export function HtmlText({ id, html, ...rest }: HtmlTextProps): ReactNode {
  // One object for one text: a new one would make React write the text anew, and take a player away.
  const text = useMemo(() => ({ __html: html ?? inDocument(id) }), [id, html]);
  return <div {...rest} id={id} dangerouslySetInnerHTML={text} />;
}
