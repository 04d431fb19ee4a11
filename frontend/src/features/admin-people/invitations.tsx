import { useState, type ReactNode } from 'react';
import { useDialogForm } from '#shared/forms/use-dialog-form.ts';
import { dayAndTime } from '#shared/india/dates.ts';
import { roleWords } from '#shared/session/rights.ts';
import type { StaffRole } from '#shared/session/session-state.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { RadioCards } from '#shared/ui/choices/radio-cards.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { Grid, Row, Stack } from '#shared/ui/layout/flow.tsx';
import { Section } from '#shared/ui/layout/section.tsx';
import { ConfirmDialog } from '#shared/ui/overlays/confirm-dialog.tsx';
import { FormDialog } from '#shared/ui/overlays/form-dialog.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import { EmailText } from '#shared/ui/text/email-text.tsx';
import { useInvitations } from './api.ts';
import { type Invitation, roleChoices } from './person.ts';
import styles from './staff-screen.module.css';

function Line({ invitation }: { invitation: Invitation }): ReactNode {
  const { invite, revoke } = useInvitations();
  const [asking, setAsking] = useState(false);
  const { email, staffRole, invitedBy, expiresAt, expired } = invitation;

  const again = useAction(async () => {
    await invite(email, staffRole);
    toast.success(`A new invitation is on its way to ${email}.`);
  });

  return (
    <Grid as="li" columns="minmax(0, 1fr) auto" className={styles.line}>
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
      <Row gap="2" align="center">
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
      </Row>
      {asking && (
        <ConfirmDialog
          title="Revoke the invitation?"
          text={`The link sent to ${email} stops working. You can invite them again.`}
          confirmLabel="Revoke"
          work={() => revoke(invitation._id)}
          done="The invitation is revoked."
          onClose={() => setAsking(false)}
        />
      )}
    </Grid>
  );
}

/** Open invitations. */
export function InvitationList({
  invitations,
  onInvite,
}: {
  invitations: readonly Invitation[];
  onInvite: () => void;
}): ReactNode {
  return (
    <Section title="Invited">
      {invitations.length === 0 ? (
        <Stack gap="3" narrow className={styles.none}>
          <p className="small quiet">
            No open invitations. People you invite get a link that works once and expires after 72 hours.
          </p>
          <Button size="sm" onClick={onInvite}>
            Invite someone
          </Button>
        </Stack>
      ) : (
        <ul className={styles.list}>
          {invitations.map((invitation) => (
            <Line key={invitation._id} invitation={invitation} />
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Invites an address to a role. */
export function InviteDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { invite } = useInvitations();
  const [role, choose] = useState<StaffRole>('editor');
  const { errors, register, dialog } = useDialogForm({
    rules: async () => (await import('./rules.ts')).invitation,
    send: async ({ email }) => {
      await invite(email, role);
      toast.success(`An invitation is on its way to ${email}.`);
      onClose();
    },
  });

  return (
    <FormDialog
      title="Invite"
      confirmLabel="Send invitation"
      busyLabel="Sending..."
      {...dialog}
      onClose={onClose}
    >
      <Field
        label="Email"
        hint="They get a link that works once and expires after 72 hours. If the address has an account, it gets the role when the invitation is accepted."
        error={errors['email']}
      >
        {(control) => (
          <Input
            {...control}
            {...register('email')}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            maxLength={254}
          />
        )}
      </Field>
      <RadioCards legend="Role" name="role" showLegend value={role} onChange={choose} options={roleChoices} />
    </FormDialog>
  );
}
