import type { ReactNode } from 'react';
import { Button } from '#shared/ui/actions/button.tsx';
import { MyIcon } from '../my-icon.tsx';
import { Plate } from '../plate.tsx';
import type { Place } from '../training/session.ts';
import styles from './rest-ring.module.css';
import { clockWords, setWords } from './session-words.ts';
import type { WeightUnit } from '../units.ts';
import type { Rest } from './use-rest.ts';

interface RestRingProps {
  rest: Rest & { left: number };
  next: Place | undefined;
  unit: WeightUnit;
  onAdd: (seconds: number) => void;
  onSkip: () => void;
}

const STEP_S = 15;

/** The ring fills while she rests: closed means lift. */
export function RestRing({ rest, next, unit, onAdd, onSkip }: RestRingProps): ReactNode {
  const { left, seconds } = rest;
  const words = next ? setWords(next.set.value, unit) : '';
  const place = next && next.row.sets.findIndex(({ of }) => of === next.set.of) + 1;
  return (
    <div className={styles.rest}>
      <div className={styles.ring} role="timer" aria-label={`${clockWords(left * 1000)} of rest left`}>
        <Plate done={Math.max(0, 1 - left / seconds)} parts={1} size="var(--ring)" stroke={6.5}>
          <b className={styles.left}>{clockWords(left * 1000)}</b>
        </Plate>
      </div>
      <div className={styles.side}>
        {next && (
          <p>
            <b className={styles.next}>Then {next.set.value.name}</b>
            <span className="muted num">
              Set {place} of {next.row.sets.length}
              {words === '' ? '' : `: ${words}`}
            </span>
          </p>
        )}
        <div className={styles.buttons}>
          <Button onClick={() => onAdd(-STEP_S)} aria-label={`${STEP_S} seconds less`}>
            −{STEP_S} s
          </Button>
          <Button onClick={() => onAdd(STEP_S)} aria-label={`${STEP_S} seconds more`}>
            +{STEP_S} s
          </Button>
          <Button onClick={onSkip} data-main>
            <MyIcon name="skip" /> <span>Skip rest</span>
          </Button>
        </div>
      </div>
    </div>
  );
}
