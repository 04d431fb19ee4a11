import { useId, useState, type ReactNode } from 'react';
import { messageOf } from '#shared/api/errors.ts';
import { dayAndTime } from '#shared/india/dates.ts';
import { roleWords } from '#shared/session/rights.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { AlertDialog } from '#shared/ui/overlays/alert-dialog.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import { EmailText } from '#shared/ui/text/email-text.tsx';
import { useInvitations } from '../../api.ts';
import type { Invitation } from '../../person.ts';
import styles from './staff-screen.module.css';

function RevokeDialog({ invitation, onClose }: { invitation: Invitation; onClose: () => void }): ReactNode {
  const { revoke } = useInvitations();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function confirm(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      await revoke(invitation._id);
      toast.success('The invitation is revoked.');
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  }

  return (
    <AlertDialog
      open
      title="Revoke the invitation?"
      text={`The link sent to ${invitation.email} stops working. You can invite them again.`}
      confirmLabel="Revoke"
      busy={busy}
      problem={problem}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}

function Line({ invitation }: { invitation: Invitation }): ReactNode {
  const { invite } = useInvitations();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const { email, staffRole, invitedBy, expiresAt, expired } = invitation;

  async function again(): Promise<void> {
    setBusy(true);
    try {
      await invite(email, staffRole);
      toast.success(`A new invitation is on its way to ${email}.`);
    } catch (error) {
      toast.error(messageOf(error));
    }
    setBusy(false);
  }

  return (
    <li className={styles.line}>
      <div className={styles.who}>
        <p className={styles.name}>
          <b>
            <EmailText>{email}</EmailText>
          </b>
          <Badge tone="tint">{roleWords[staffRole]}</Badge>
          {expired && <Badge tone="red">expired</Badge>}
        </p>
        <p className="small muted num">
          {expired ? 'Expired on' : 'Expires on'} {dayAndTime(expiresAt)}, invited by {invitedBy}
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          size="sm"
          busy={busy}
          busyLabel="Sending..."
          aria-label={`Invite ${email} again`}
          onClick={() => void again()}
        >
          Send again
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Revoke the invitation of ${email}`}
          onClick={() => setAsking(true)}
        >
          Revoke
        </Button>
      </div>
      {asking && <RevokeDialog invitation={invitation} onClose={() => setAsking(false)} />}
    </li>
  );
}

/** Invitations that nobody has taken up yet. */
export function InvitationList({
  invitations,
  onInvite,
}: {
  invitations: readonly Invitation[];
  onInvite: () => void;
}): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className="label" id={id}>
        Invited
      </h2>
      {invitations.length === 0 ? (
        <div className={styles.none}>
          <p className="small quiet">
            No open invitations. Whoever you invite gets a link that works once and expires after 72 hours.
          </p>
          <Button size="sm" onClick={onInvite}>
            Invite someone
          </Button>
        </div>
      ) : (
        <ul className={styles.list}>
          {invitations.map((invitation) => (
            <Line key={invitation._id} invitation={invitation} />
          ))}
        </ul>
      )}
    </section>
  );
}
