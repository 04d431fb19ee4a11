import type { ReactNode } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { bind, LinesField } from '#shared/document/fields.tsx';
import { PublishBar } from '#shared/document/publishing.tsx';
import { SettingsFrame } from '#shared/document/settings-frame.tsx';
import { type PublishFormBody, useCheckInPublication } from './api.ts';
import { checkInOf, type FormDocument, formOf, inWords, labelOf, problemsOf } from './check-in-form.ts';
import styles from './check-in-screen.module.css';
import { Preview } from './preview.tsx';
import { QuestionFields } from './question-fields.tsx';

/** The questions of the weekly check-in: published as a whole. */
export function CheckInFormScreen(): ReactNode {
  return (
    <SettingsFrame
      path={adminPaths.checkInForm}
      publication={useCheckInPublication()}
      document={{
        draftKey: 'admin-draft:check-in',
        read: formOf,
        bodyOf: (form: FormDocument) => checkInOf(form) as PublishFormBody,
        problemsOf,
        stale: 'STALE_CHECK_IN_FORM',
        failed: 'The questions could not be published.',
        words: {
          saved: 'Published.',
          unchanged: 'Nothing was changed.',
          marked: 'Not published: please check the marked fields.',
        },
      }}
      words={{
        what: 'these questions',
        consequence:
          'The questions of this revision are asked from the next check-in on. The history is kept.',
      }}
      labelOf={labelOf}
      inWords={inWords}
    >
      {(draft) => (
        <div className={styles.columns}>
          <div className={styles.form}>
            <LinesField
              of={bind(draft.root, 'intro')}
              label="Opening"
              hint="Stands above the questions."
              rows={3}
              maxLength={400}
            />
            <QuestionFields of={bind(draft.root, 'questions')} />
            <PublishBar draft={draft} />
          </div>
          <Preview form={draft.document} />
        </div>
      )}
    </SettingsFrame>
  );
}
