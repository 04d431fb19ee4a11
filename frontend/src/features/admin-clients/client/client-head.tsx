import { phoneHref } from '@ironbloom/brand';
import { type ReactNode, useState } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { useDialogForm } from '#shared/forms/use-dialog-form.ts';
import { whatsappNumber } from '#shared/lib/whatsapp.ts';
import { useMay } from '#shared/session/rights.ts';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Field } from '#shared/ui/forms/field.tsx';
import { Textarea } from '#shared/ui/forms/input.tsx';
import { AdminIcon } from '#shared/ui/media/admin-icon.tsx';
import { ActionMenu, type MenuItem } from '#shared/ui/overlays/action-menu.tsx';
import { FormDialog } from '#shared/ui/overlays/form-dialog.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import { useClientActions, useIntake } from '../api.ts';
import { useCheckIns } from '../check-ins/api.ts';
import type { ClientDetail } from '../client.ts';
import { AssignDialog } from '../assign-dialog.tsx';
import { Avatar, CoachName, WeekRing } from '../parts.tsx';
import { SendLink } from '../send-link.tsx';
import { datesInWords, stateWords } from '../words.ts';
import styles from './client-head.module.css';

const tones = {
  new: 'red',
  assessing: 'amber',
  active: 'green',
  paused: 'grey',
  ended: 'grey',
  cancelled: 'grey',
} as const;

/** Who it is, how the program stands, and how to reach her. */
export function ClientHead({ client }: { client: ClientDetail }): ReactNode {
  const { _id, name, state, item, half, week, weeks, email, hasAccount } = client;
  // A buddy's phone is known from the answers alone.
  const answered = useIntake(_id).data?.answers['phone'];
  const phone = client.phone ?? (typeof answered === 'string' && answered !== '' ? answered : null);
  const dates = datesInWords(client);
  const whatsapp = phone === null ? undefined : whatsappNumber(phone);
  return (
    <header className={styles.head}>
      <Avatar name={name} large />
      <div className={styles.words}>
        <h1>{name}</h1>
        <p className={styles.line}>
          <Badge tone={tones[state]} dot>
            {stateWords[state]}
          </Badge>
          <span>
            {item}
            {half === 'buddy' && ', buddy'}
          </span>
          <CoachName client={client} />
          {dates && <span className="num">{dates}</span>}
        </p>
        <p className={`${styles.line} quiet`}>
          <a className="link" href={`mailto:${encodeURIComponent(email)}`}>
            {email}
          </a>
        </p>
        {!hasAccount && <SendLink client={client} />}
      </div>
      {week !== null && weeks !== null && state !== 'ended' && state !== 'cancelled' && (
        <WeekRing week={week} weeks={weeks} />
      )}
      <div className={styles.actions} data-screen-only>
        {client.reasons.some(({ reason }) => reason === 'check-in-waiting') && <AnswerCheckIn id={_id} />}
        {phone !== null && (
          <a className={styles.action} href={phoneHref(phone)} aria-label={`Call ${name}, ${phone}`}>
            <AdminIcon name="phone" />
            Call
          </a>
        )}
        {whatsapp !== undefined && (
          <a className={styles.action} href={`https://wa.me/${whatsapp}`} target="_blank" rel="noreferrer">
            <AdminIcon name="whatsapp" />
            WhatsApp<span className="sr"> (opens a new tab)</span>
          </a>
        )}
        <ClientMenu client={client} />
      </div>
    </header>
  );
}

/** Opens the check-in that waits longest. */
function AnswerCheckIn({ id }: { id: string }): ReactNode {
  const waiting = useCheckIns(id).data?.items.findLast(({ state }) => state === 'sent');
  return (
    waiting && (
      <ButtonLink variant="primary" to={adminPaths.checkIn(id, waiting.dueOn)}>
        Answer check-in
      </ButtonLink>
    )
  );
}

function ClientMenu({ client }: { client: ClientDetail }): ReactNode {
  const { _id, name, hasAccount, state, paymentId } = client;
  const [dialog, setDialog] = useState<'assign' | 'end'>();
  const { sendLink } = useClientActions(_id);
  const link = useAction(async () => {
    await sendLink();
    toast.success(`The link is being sent to ${name} again.`);
  }, 'The link could not be sent. Please try again.');
  const may = useMay();
  const isOpen = state !== 'ended' && state !== 'cancelled';

  const items: MenuItem[] = [
    ...(paymentId === null
      ? []
      : [{ words: 'Payment', icon: 'card' as const, to: adminPaths.payment(paymentId) }]),
    ...(may('clients:assign') && isOpen
      ? [{ words: 'Assign to a coach', icon: 'hand' as const, act: () => setDialog('assign') }]
      : []),
    ...(hasAccount ? [] : [{ words: 'Send the link again', icon: 'link' as const, act: () => link.run() }]),
    ...(isOpen ? [{ words: 'End the program', icon: 'close' as const, act: () => setDialog('end') }] : []),
  ];
  if (items.length === 0) return null;

  return (
    <>
      <ActionMenu label={`More for ${name}`} className={styles.action} items={items} />
      {dialog === 'assign' && <AssignDialog clients={[client]} onClose={() => setDialog(undefined)} />}
      {dialog === 'end' && <EndDialog client={client} onClose={() => setDialog(undefined)} />}
    </>
  );
}

function EndDialog({
  client: { _id, name },
  onClose,
}: {
  client: ClientDetail;
  onClose: () => void;
}): ReactNode {
  const { end } = useClientActions(_id);
  const { register, errors, dialog } = useDialogForm({
    rules: async () => (await import('../rules.ts')).ending,
    send: async ({ reason }) => {
      await end(reason);
      toast.success(`The program of ${name} has ended.`);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`End the program of ${name}?`}
      confirmLabel="End the program"
      busyLabel="Ending..."
      variant="danger"
      {...dialog}
      onClose={onClose}
    >
      <p className="muted">
        This cannot be undone. Messages stay open for 14 days; plans and messages stay readable. No money is
        paid back by this.
      </p>
      <Field label="Why?" hint="For the timeline, which the team reads." error={errors['reason']}>
        {(control) => <Textarea {...control} {...register('reason')} rows={3} maxLength={2000} />}
      </Field>
    </FormDialog>
  );
}
