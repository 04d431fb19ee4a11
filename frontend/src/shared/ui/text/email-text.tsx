import type { ReactNode } from 'react';

/** An address that, where it has no room on one line, breaks before its @ and not in the middle of a word. */
export function EmailText({ children }: { children: string }): ReactNode {
  const at = children.lastIndexOf('@');
  if (at < 1) return children;
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  );
}
