import { useCallback, type ReactNode } from 'react';
import { fullDayAndTime } from '../india/dates.ts';
import { useLeaveGuard } from '../lib/use-leave-guard.ts';
import { AlertDialog } from '../ui/overlays/alert-dialog.tsx';
import { CompareDialog } from '../ui/overlays/compare-dialog.tsx';
import type { Publication } from './publication.ts';
import type { PublishedDraft } from './use-published-draft.ts';

interface DraftDialogsProps {
  draft: PublishedDraft<Publication>;
  /** Where the draft is edited: its history is at the same address, and the draft waits meanwhile. */
  path: string;
  labelOf: (name: string) => string;
  /** A field as it is read beside the other owner's. */
  inWords: (text: string, name: string) => string;
}

/** Two owners at once, and work that is about to be left. */
export function DraftDialogs({ draft, path, labelOf, inWords }: DraftDialogsProps): ReactNode {
  const { conflict, dirty, busy } = draft;
  const guard = useLeaveGuard(useCallback((to?: string) => dirty && to !== path, [dirty, path]));
  return (
    <>
      {conflict && (
        <CompareDialog
          key={conflict.theirs.version}
          open
          lead={`${conflict.theirs.publishedBy ?? 'Someone'} published on ${fullDayAndTime(conflict.theirs.publishedAt)}. Choose a version for each field.`}
          fields={conflict.fields.map((field) => ({
            ...field,
            label: labelOf(field.name),
            mine: inWords(field.mine, field.name) || '(empty)',
            theirs: inWords(field.theirs, field.name) || '(empty)',
          }))}
          confirmLabel="Publish these"
          busyLabel="Publishing..."
          busy={busy}
          onClose={draft.compareLater}
          onResolve={draft.resolve}
        />
      )}
      <AlertDialog
        open={guard.asking}
        title="Leave without publishing?"
        text="Your changes stay in this browser and are here when you come back."
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={guard.leave}
        onCancel={guard.stay}
      />
    </>
  );
}
