import type { ReactNode } from 'react';
import { bind, LinesField } from '#shared/document/fields.tsx';
import { Button } from '#shared/ui/actions/button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { Stack } from '#shared/ui/layout/flow.tsx';
import { Dialog } from '#shared/ui/overlays/dialog.tsx';
import type { ClientDetail } from '../client.ts';
import { GuardianButton } from '../guardian-button.tsx';
import { useDays } from '../use-now.ts';
import { firstName } from '../words.ts';
import { changesOf } from './plan-changes.ts';
import type { PlanDraft, PlanEditing } from './plan-document.ts';
import styles from './publish-dialog.module.css';

/** A start may be chosen so many days ahead. */
const mostDaysAhead = 30;
const mostShown = 12;

interface PublishDialogProps {
  client: ClientDetail;
  draft: PlanDraft;
  needs: PlanEditing['needs'];
  onClose: () => void;
}

/** What changes, in words, and what the client is told. */
export function PublishDialog({ client, draft, needs, onClose }: PublishDialogProps): ReactNode {
  const { root, document: form, base, version, busy, problem } = draft;
  const { today, last } = useDays(mostDaysAhead);
  const isFirst = client.startsOn === null;
  const name = firstName(client.name);
  const changes = version === 0 ? [] : changesOf(base, form);
  return (
    <Dialog
      open
      title={version === 0 ? 'Publish the plan' : `Publish version ${version + 1}`}
      onClose={onClose}
      dismissible={!busy}
      footer={
        <>
          <Button size="sm" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button
            size="sm"
            variant="primary"
            busy={busy}
            busyLabel="Publishing..."
            onClick={() => void draft.save()}
          >
            Publish
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {problem !== null && (
          <Notice tone="red" role="alert">
            {problem}
          </Notice>
        )}
        {needs === 'guardian' && (
          <Notice tone="amber" icon="alert">
            <p>
              {name} is under 18: nothing is published until somebody of the team has spoken with the parent
              or guardian. Name and phone stand among the health answers.
            </p>
            <GuardianButton client={client} />
          </Notice>
        )}
        <p className="muted">{name} sees it at once, and is told by mail.</p>
        {changes.length > 0 && (
          <section>
            <h3 className="label">{changes.length === 1 ? 'One change' : `${changes.length} changes`}</h3>
            <ul className={styles.changes}>
              {changes.slice(0, mostShown).map(({ path, what, before, after }) => (
                <li key={path}>
                  <b>{what}</b>
                  <span>
                    {before !== '' && before.length < 120 && <s className="quiet">{before}</s>}{' '}
                    {after.length < 120 ? after || <i>removed</i> : 'changed'}
                  </span>
                </li>
              ))}
            </ul>
            {changes.length > mostShown && (
              <p className="micro quiet">{`and ${changes.length - mostShown} more`}</p>
            )}
          </section>
        )}
        <LinesField
          of={bind(root, 'note')}
          label="Note"
          optional
          hint="What is new, and what to begin with. It stands above this version."
          rows={3}
          maxLength={2000}
        />
        {isFirst && (
          <Field
            label="Start"
            hint="The first day of the program: today, or a day up to 30 days ahead."
            error={root.errors['startsOn']}
          >
            {(control) => (
              <Input
                {...control}
                type="date"
                min={today}
                max={last}
                value={form.startsOn || today}
                disabled={busy}
                onChange={({ target }) => root.set('startsOn', target.value)}
              />
            )}
          </Field>
        )}
        {isFirst && (needs === 'doctor' || form.override !== '') && (
          <LinesField
            of={bind(root, 'override')}
            label="Why may training begin without the doctor’s word?"
            hint="A health answer asks for it. This stands in the timeline, with your name."
            rows={3}
            maxLength={600}
          />
        )}
      </Stack>
    </Dialog>
  );
}
