import type { TrainingPlan } from '@ironbloom/brand/plan';
import type { ReactNode } from 'react';
import { Button } from '#shared/ui/actions/button.tsx';
import { emptyPlan } from './training/lines.ts';
import styles from './training-start.module.css';

interface TrainingStartProps {
  name: string;
  onStart: (plan: TrainingPlan) => void;
  onTemplate: () => void;
}

/** Before anything of the training is written. */
export function TrainingStart({ name, onStart, onTemplate }: TrainingStartProps): ReactNode {
  return (
    <section className={styles.start} aria-labelledby="training-start">
      <h2 className="d4" id="training-start">
        Begin the training of {name}
      </h2>
      <p className="muted">
        A template fills the weeks, and you change what you like. A blank week takes rows that you type, or
        paste from Google Sheets or Excel.
      </p>
      <div className={styles.ways}>
        <Button variant="primary" onClick={onTemplate}>
          Choose a template
        </Button>
        <Button onClick={() => onStart(emptyPlan())}>Blank week</Button>
      </div>
    </section>
  );
}
