import type { ReactNode } from 'react';
import { formatCount } from '#shared/india/count.ts';
import { fromIndiaInput } from '#shared/india/date-input.ts';
import { fullDayAndTime } from '#shared/india/dates.ts';
import { AlertDialog } from '#shared/ui/overlays/alert-dialog.tsx';

interface QuestionProps {
  open: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** Many mails cannot be taken back: one press is not enough for them. @param at as typed, Indian time; empty for now */
export function SendQuestion(
  props: QuestionProps & { count: number; subject: string; at: string; warning: string | undefined },
): ReactNode {
  const { open, count, subject, at, warning, onYes, onNo } = props;
  const people = formatCount(count);
  const when = at ? ` on ${fullDayAndTime(fromIndiaInput(at))}` : ' now';
  const text = `“${subject}” goes to ${people} ${count === 1 ? 'address' : 'addresses'}${when}. Sent emails cannot be recalled.`;
  const all = `${people} ${count === 1 ? 'person' : 'people'}`;
  return (
    <AlertDialog
      open={open}
      tone="plain"
      title={`Send to ${all}?`}
      text={warning ? `${text} ${warning}` : text}
      confirmLabel={at ? `Schedule for ${people}` : `Send to ${people}`}
      cancelLabel="Not yet"
      onConfirm={onYes}
      onCancel={onNo}
    />
  );
}

/** @param contacts how many would have to be read in again */
export function LeaveQuestion({
  open,
  contacts,
  onYes,
  onNo,
}: QuestionProps & { contacts: number }): ReactNode {
  const lost =
    contacts > 0
      ? `The list of ${formatCount(contacts)} ${contacts === 1 ? 'contact' : 'contacts'} is not saved.`
      : '';
  return (
    <AlertDialog
      open={open}
      title="Close without sending?"
      text={`Your text stays in this browser. ${lost}`.trim()}
      confirmLabel="Close"
      cancelLabel="Keep writing"
      onConfirm={onYes}
      onCancel={onNo}
    />
  );
}
