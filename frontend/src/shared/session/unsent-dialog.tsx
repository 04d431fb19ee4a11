import { createRoot } from 'react-dom/client';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import type { Unsent } from './unsent.ts';

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** What signing out loses; empty where nothing waits. */
export function unsentWords({ messages, checkIns, training }: Unsent): string {
  const things = [
    ...counted(messages, 'message', 'messages'),
    ...counted(checkIns, 'check-in', 'check-ins'),
    ...counted(training, 'training entry', 'training entries'),
  ];
  if (things.length === 0) return '';
  const isOne = messages + checkIns + training === 1;
  const list = new Intl.ListFormat('en-GB').format(things);
  return `${list} ${isOne ? 'is' : 'are'} not sent yet. Signing out deletes ${isOne ? 'it' : 'them'} from this browser.`;
}

/** Asks in a root of its own: buttons that sign out stand in every area. */
export function askToSignOut(unsent: Unsent, signOut: () => void): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <ConfirmDialog
      title="Sign out?"
      text={unsentWords(unsent)}
      confirmLabel="Sign out"
      cancelLabel="Stay signed in"
      work={async () => signOut()}
      onClose={() => {
        root.unmount();
        place.remove();
      }}
    />,
  );
}
