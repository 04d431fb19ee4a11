import { type ReactNode, useState } from 'react';
import { intake as asked } from '@ironbloom/brand/coaching';
import { dayAndTime } from '#shared/india/dates.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { Loaded } from '#shared/ui/feedback/loaded.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Checkbox } from '#shared/ui/forms/checkbox.tsx';
import { ConfirmDialog } from '#shared/ui/overlays/confirm-dialog.tsx';
import { type Intake, useHealthChanges, useIntake } from '../api.ts';
import { consentPeriod, consentText } from '../intake/steps.ts';
import { usePrograms } from '../program.tsx';
import room from '../room.module.css';
import styles from './me.module.css';

const { consent } = asked.health;

/** Consent to health data, how long it stays, and who has opened it. */
export function HealthData(): ReactNode {
  const { program } = usePrograms();
  const answer = useIntake(program._id);
  return (
    <section className={room.part} aria-labelledby="health-data">
      <h2 className="d4" id="health-data">
        Health answers
      </h2>
      <Loaded answer={answer} loading={<Skeleton height="12rem" />}>
        {(intake) => <Decisions programId={program._id} intake={intake} />}
      </Loaded>
    </section>
  );
}

function Decisions({ programId, intake }: { programId: string; intake: Intake }): ReactNode {
  const { withdraw, agree, keep } = useHealthChanges(programId);
  const [asking, setAsking] = useState(false);
  const agreeing = useAction(async () => {
    await agree(consent.version as 1);
    toast.success('Thank you. Your coach can open your health answers again.');
  });
  const keeping = useAction(keep);
  if (intake.consent === 'none')
    return <p className="muted">You have not been asked about your health yet, or have not agreed to it.</p>;
  return (
    <>
      {intake.consent === 'given' ? (
        <>
          <p className="muted">
            {consent.who} {consent.withdraw}
          </p>
          <p>
            <Button onClick={() => setAsking(true)}>Take my consent back</Button>
          </p>
        </>
      ) : (
        <>
          <p className="muted">You took your consent back: your health answers are closed to our staff.</p>
          <p className="muted">{consentText()}</p>
          <p>
            <Button busy={agreeing.busy} busyLabel="Saving..." onClick={() => agreeing.run()}>
              I agree again
            </Button>
          </p>
        </>
      )}
      <Checkbox
        label="Keep my health answers after the end"
        hint={
          intake.keepHealth
            ? 'They stay until you untick this, or delete your account.'
            : `Otherwise: ${consentPeriod(intake.keptFor)}`
        }
        checked={keeping.running?.[0] ?? intake.keepHealth}
        onChange={({ target }) => keeping.run(target.checked)}
      />
      <h3 className="label">Who opened them</h3>
      {intake.openings.length === 0 ? (
        <p className="small muted">Nobody of our staff yet.</p>
      ) : (
        <ul className={styles.openings}>
          {intake.openings.map(({ what, opener, openedAt }) => (
            <li key={`${what}${opener}${openedAt}`}>
              <b>{opener}</b>
              <span className="muted num">
                {what === 'photo' ? 'A photo' : 'Your answers'}, {dayAndTime(openedAt)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {asking && (
        <ConfirmDialog
          title="Take your consent back?"
          text={`${consent.withdraw} You can agree again whenever you like.`}
          confirmLabel="Take it back"
          work={withdraw}
          done="Your health answers are closed to our staff."
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
