import type { ReactNode } from 'react';
import { ChatLink } from './chat-link.tsx';
import { RouteProgress } from './route-progress.tsx';

/** What floats above a page and can be done without. Apart from the frame, so that a first visit has it, and its styles, after the page. */
export function Floating({ chat }: { chat: boolean }): ReactNode {
  return (
    <>
      <RouteProgress />
      {chat && <ChatLink />}
    </>
  );
}
