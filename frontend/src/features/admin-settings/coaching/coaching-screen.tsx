import type { AssignmentRule } from '@ironbloom/brand/coaching';
import type { ReactNode } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { bind, LineField, tick } from '#shared/document/fields.tsx';
import { PublishBar } from '#shared/document/publishing.tsx';
import { SettingsFrame } from '#shared/document/settings-frame.tsx';
import { RadioCards } from '#shared/ui/choices/radio-cards.tsx';
import { Checkbox } from '#shared/ui/forms/checkbox.tsx';
import { Stack } from '#shared/ui/layout/flow.tsx';
import { Legend } from '#shared/ui/layout/section.tsx';
import styles from '../settings.module.css';
import { useCoachingPublication } from './api.ts';
import { coachingOf, formOf, inWords, labelOf, problemsOf, rules } from './coaching-form.ts';
import { Profiles } from './profiles.tsx';
import { SnippetFields } from './snippet-fields.tsx';

const choices = Object.entries(rules).map(([value, words]) => ({ value: value as AssignmentRule, ...words }));

/** What is promised to clients, how they come to coaches, and saved answers: published as a whole. */
export function CoachingScreen(): ReactNode {
  return (
    <SettingsFrame
      path={adminPaths.coaching}
      publication={useCoachingPublication()}
      document={{
        draftKey: 'admin-draft:coaching',
        read: formOf,
        bodyOf: coachingOf,
        problemsOf,
        stale: 'STALE_COACHING',
        failed: 'The settings could not be published.',
        words: {
          saved: 'Published.',
          unchanged: 'Nothing was changed.',
          marked: 'Not published: please check the marked fields.',
        },
      }}
      words={{
        what: 'these settings',
        consequence: 'The settings of this revision take effect immediately. The history is kept.',
      }}
      labelOf={labelOf}
      inWords={inWords}
    >
      {(draft) => {
        const { root } = draft;
        const assignment = bind(root, 'assignment');
        return (
          <>
            <div className={styles.form}>
              <fieldset className={styles.group}>
                <Legend>New clients</Legend>
                <RadioCards
                  legend="Who gets a new client"
                  name="assignment"
                  value={assignment.value}
                  onChange={assignment.onChange}
                  options={choices}
                />
              </fieldset>
              <fieldset className={styles.group}>
                <Legend>Promises</Legend>
                <p className="small muted">
                  Pages, mails and documents name these times. In your own texts of pages they are{' '}
                  {'{call time}'}, {'{plan time}'} and {'{refund time}'}; a number that you typed there stays
                  as it is, also in the terms.
                </p>
                <div className={styles.fields}>
                  <LineField
                    of={bind(root, 'callHours')}
                    label="First call"
                    hint="Hours after the payment."
                    prefix="hours"
                    inputMode="numeric"
                  />
                  <LineField
                    of={bind(root, 'planHours')}
                    label="Plan"
                    hint="Hours after the payment; 24 after the answers where these come later than a day."
                    prefix="hours"
                    inputMode="numeric"
                  />
                  <LineField
                    of={bind(root, 'answerHours')}
                    label="Answers"
                    hint="Hours after a message or check-in. Later it is red at the desk."
                    prefix="hours"
                    inputMode="numeric"
                  />
                  <LineField
                    of={bind(root, 'refundDays')}
                    label="Refund requests"
                    hint="Days after a client asks for a refund. Open requests keep their day."
                    prefix="days"
                    inputMode="numeric"
                  />
                </div>
                <Checkbox
                  label="Clients see the hours for answers"
                  hint="Otherwise they count at the desk alone."
                  {...tick(bind(root, 'showAnswerHours'))}
                />
              </fieldset>
              <fieldset className={styles.group}>
                <Legend>Days off and renewal</Legend>
                <div className={styles.fields}>
                  <LineField
                    of={bind(root, 'maxPauseDays')}
                    label="Days off"
                    hint="At most so many in a program. Its end moves by them."
                    prefix="days"
                    inputMode="numeric"
                  />
                  <LineField
                    of={bind(root, 'renewalPercentOff')}
                    label="Less on a renewal"
                    hint="Off the list price for clients who go on. 0 is the full price."
                    prefix="%"
                    inputMode="numeric"
                  />
                </div>
              </fieldset>
              <SnippetFields of={bind(root, 'snippets')} />
              <PublishBar draft={draft} />
            </div>
            <Stack gap="4" className={styles.preview}>
              <Profiles />
            </Stack>
          </>
        );
      }}
    </SettingsFrame>
  );
}
