import type { ReactNode } from 'react';
import { Button } from '#shared/ui/actions/button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import styles from '../contacts/contacts.module.css';
import type { HiddenSheet } from './contact-file.ts';

interface SheetQuestionProps {
  sheets: HiddenSheet;
  onAnswer: (sheet: string) => void;
}

/** Which sheet of a file is meant whose first one is hidden. */
export function SheetQuestion({ sheets, onAnswer }: SheetQuestionProps): ReactNode {
  return (
    <Notice tone="amber" icon="alert" role="status">
      <p>
        The first sheet “{sheets.hidden}” is hidden. Read it, or “{sheets.visible}”?
      </p>
      <div className={styles.answers}>
        {[sheets.hidden, sheets.visible].map((sheet) => (
          <Button key={sheet} size="sm" onClick={() => onAnswer(sheet)}>
            Read “{sheet}”
          </Button>
        ))}
      </div>
    </Notice>
  );
}
