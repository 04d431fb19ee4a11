import { type ReactNode, useState } from 'react';
import { dayAndMonth } from '#shared/india/dates.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { RecordRows } from '../training/record-rows.tsx';
import type { WeightUnit } from '../units.ts';
import type { LiftRecord } from './records.ts';
import styles from './records-list.module.css';
import { estimateOf, setCell } from './training-words.ts';

/** Records that are shown at first. */
const SHOWN = 6;

export function RecordsList({
  records,
  unit,
}: {
  records: readonly LiftRecord[];
  unit: WeightUnit;
}): ReactNode {
  const [isWhole, setWhole] = useState(false);
  if (records.length === 0) return null;
  return (
    <section className={styles.records} aria-labelledby="records">
      <div className={styles.head}>
        <h2 className="d3" id="records">
          Records
        </h2>
        <p className="small muted">The heaviest set of each lift, and the best estimate</p>
      </div>
      <RecordRows
        rows={(isWhole ? records : records.slice(0, SHOWN)).map(({ exerciseId, name, heaviest, best }) => ({
          key: exerciseId,
          name,
          set: setCell(heaviest, unit),
          more: [
            dayAndMonth(heaviest.on),
            best && `, estimate ${estimateOf(best, unit)} ${unit}`,
            best && best.on !== heaviest.on && ` on ${dayAndMonth(best.on)}`,
          ]
            .filter(Boolean)
            .join(''),
          before: heaviest.before ? `before ${setCell(heaviest.before, unit)}` : '',
        }))}
      />
      {records.length > SHOWN && (
        <p>
          <Button size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? `Show the newest ${SHOWN}` : `Show all ${records.length}`}
          </Button>
        </p>
      )}
    </section>
  );
}
