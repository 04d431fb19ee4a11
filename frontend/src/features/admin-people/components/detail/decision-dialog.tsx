import type { ReactNode } from 'react';
import { toast } from '#shared/ui/feedback/toast.ts';
import { ConfirmDialog } from '#shared/ui/overlays/confirm-dialog.tsx';
import { usePersonActions } from '../../api.ts';
import { firstName, type Person } from '../../person.ts';

export type Decision = 'deactivate' | 'reactivate' | 'end-sessions' | 'reset-second-factor';

interface DecisionDialogProps {
  decision: Decision;
  person: Person;
  /** Open ones, which end. */
  sessions: number;
  onClose: () => void;
}

const ending = (sessions: number): string =>
  sessions === 1 ? 'The open session ends now.' : `The ${sessions} open sessions end now.`;

function wordsFor(decision: Decision, name: string, sessions: number) {
  if (decision === 'deactivate') {
    return {
      title: `Deactivate the account of ${name}?`,
      text: `${name} can no longer sign in. ${sessions > 0 ? `${ending(sessions)} ` : ''}Purchases, messages and receipts stay. You can reactivate the account at any time.`,
      confirmLabel: 'Deactivate',
      done: `The account of ${name} is deactivated.`,
    };
  }
  if (decision === 'reactivate') {
    return {
      title: `Reactivate the account of ${name}?`,
      text: `${name} can sign in again with the same password and role.`,
      confirmLabel: 'Reactivate',
      done: `${name} can sign in again.`,
    };
  }
  if (decision === 'reset-second-factor') {
    return {
      title: `Reset two-step sign-in of ${name}?`,
      text: `The authenticator app, passkeys and recovery codes of ${name} stop working. ${sessions > 0 ? `${ending(sessions)} ` : ''}${name} signs in with the password alone until two-step sign-in is set up again, and is notified by email. Make sure that the request comes from ${name}.`,
      confirmLabel: 'Reset',
      done: `Two-step sign-in of ${name} is reset.`,
    };
  }
  return {
    title: `End every session of ${name}?`,
    text: `${ending(sessions)} ${name} has to sign in again on every browser and phone.`,
    confirmLabel: 'End sessions',
    done: `${name} is signed out everywhere.`,
  };
}

/** Asks before something is decided over an account, and says what will happen. */
export function DecisionDialog({ decision, person, sessions, onClose }: DecisionDialogProps): ReactNode {
  const actions = usePersonActions(person._id);
  const { done, ...words } = wordsFor(decision, firstName(person), sessions);
  const act = {
    deactivate: actions.deactivate,
    reactivate: actions.reactivate,
    'end-sessions': actions.endSessions,
    'reset-second-factor': actions.resetSecondFactor,
  }[decision];

  return (
    <ConfirmDialog
      {...words}
      tone={decision === 'reactivate' ? 'plain' : 'danger'}
      onClose={onClose}
      work={async () => {
        await act();
        toast.success(done);
        onClose();
      }}
    />
  );
}
