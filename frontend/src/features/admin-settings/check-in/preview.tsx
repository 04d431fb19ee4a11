import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { type FormDocument, linesOf, type QuestionForm } from './check-in-form.ts';
import styles from './preview.module.css';

/** The questions as clients read them, in the week in which all are asked. */
export function Preview({ form: { intro, questions } }: { form: FormDocument }): ReactNode {
  return (
    <section className={styles.preview} aria-labelledby="check-in-preview">
      <h2 className="label" id="check-in-preview">
        As clients see it, in week 1
      </h2>
      <div className={styles.card}>
        <p className="small muted">{intro}</p>
        {questions.map((question) => (
          <div key={question.id}>
            <h3>
              {question.text === '' ? 'New question' : question.text}
              {!question.required && <span className="quiet"> (optional)</span>}
            </h3>
            {question.help !== '' && <p className="micro quiet">{question.help}</p>}
            <Shape question={question} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** How it is answered. */
function Shape({ question }: { question: QuestionForm }): ReactNode {
  switch (question.kind) {
    case 'number':
      return <p className={styles.field}>{{ weight: 'kg', length: 'cm' }[question.quantity]}</p>;
    case 'text':
      return <p className={clsx(styles.field, styles.area)} />;
    case 'choice':
    case 'photos':
      return (
        <ul className={styles.choices}>
          {linesOf(question.kind === 'choice' ? question.choices : question.views).map((label, index) => (
            <li key={`${index} ${label}`}>{label}</li>
          ))}
        </ul>
      );
  }
}
