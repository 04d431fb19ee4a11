import { useId, useState, type ReactNode } from 'react';
import { dayAndTime } from '#shared/india/dates.ts';
import { roleWords } from '#shared/session/rights.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { ConfirmDialog } from '#shared/ui/overlays/confirm-dialog.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import { EmailText } from '#shared/ui/text/email-text.tsx';
import { useInvitations } from '../../api.ts';
import type { Invitation } from '../../person.ts';
import styles from './staff-screen.module.css';

function RevokeDialog({ invitation, onClose }: { invitation: Invitation; onClose: () => void }): ReactNode {
  const { revoke } = useInvitations();
  return (
    <ConfirmDialog
      title="Revoke the invitation?"
      text={`The link sent to ${invitation.email} stops working. You can invite them again.`}
      confirmLabel="Revoke"
      onClose={onClose}
      work={async () => {
        await revoke(invitation._id);
        toast.success('The invitation is revoked.');
        onClose();
      }}
    />
  );
}

function Line({ invitation }: { invitation: Invitation }): ReactNode {
  const { invite } = useInvitations();
  const [asking, setAsking] = useState(false);
  const { email, staffRole, invitedBy, expiresAt, expired } = invitation;

  const again = useAction(async () => {
    await invite(email, staffRole);
    toast.success(`A new invitation is on its way to ${email}.`);
  });

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
          busy={again.busy}
          busyLabel="Sending..."
          aria-label={`Invite ${email} again`}
          onClick={() => again.run()}
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
