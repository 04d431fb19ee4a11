import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { messageOf } from '#shared/api/errors.ts';
import { formatRupees } from '#shared/india/rupees.ts';
import type { PlanChoice } from '#shared/lib/plan-words.ts';
import type { PriceListId } from '#shared/lib/retry-offer.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { checkOffer } from '../api.ts';
import { keptCode } from '#shared/lib/kept-code.ts';
import { firstCode, type AppliedOffer } from './offer.ts';
import styles from './offer-code.module.css';

export interface OfferFieldProps {
  priceList: PriceListId;
  choice: PlanChoice;
  /** Accepted for this plan; null: none. */
  applied: AppliedOffer | null;
  onChange: (applied: AppliedOffer | null) => void;
  disabled: boolean;
}

/** A code, checked by the server for the chosen plan. */
export function OfferField(props: OfferFieldProps): ReactNode {
  const { priceList, choice, applied, onChange, disabled } = props;
  const { trainingType, duration } = choice;
  const { search } = useLocation();
  /** Checked at once. Browser only. */
  const [first] = useState(() => applied?.code ?? firstCode(search));
  const [typed, setTyped] = useState(first);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(first !== '');
  /** Ignores answers to earlier requests. */
  const question = useRef(0);

  async function ask(code: string): Promise<void> {
    question.current += 1;
    const mine = question.current;
    const isLast = (): boolean => mine === question.current;
    try {
      const answer = await checkOffer({ code, priceList, trainingType, duration });
      if (!isLast()) return;
      keptCode.keep(answer.code);
      onChange({ ...answer, trainingType, duration });
    } catch (error) {
      if (!isLast()) return;
      onChange(null);
      setProblem(messageOf(error, 'The code could not be checked.'));
    }
    setBusy(false);
  }

  function apply(): void {
    if (!typed.trim()) {
      setProblem('Enter a code');
      return;
    }
    setBusy(true);
    setProblem(undefined);
    void ask(typed);
  }

  const askFirst = useEffectEvent(() => {
    if (first) void ask(first);
  });
  useEffect(() => askFirst(), []);

  function remove(): void {
    keptCode.forget();
    setTyped('');
    onChange(null);
  }

  if (applied) {
    return (
      <div className={styles.applied}>
        <p role="status">
          <b>{applied.code}</b> applied: you save{' '}
          <span className="num">{formatRupees(applied.discount)}</span>.
        </p>
        <Button size="sm" onClick={remove} disabled={disabled}>
          Remove
        </Button>
      </div>
    );
  }
  return (
    <Field label="Code" error={problem}>
      {(control) => (
        <span className={styles.line}>
          <Input
            {...control}
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            enterKeyHint="done"
            value={typed}
            disabled={disabled}
            onChange={(event) => {
              setTyped(event.target.value);
              setProblem(undefined);
            }}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key !== 'Enter') return;
              // Inside the checkout form: do not submit it.
              event.preventDefault();
              apply();
            }}
          />
          <Button busy={busy} busyLabel="Checking..." disabled={disabled} onClick={apply}>
            Apply
          </Button>
        </span>
      )}
    </Field>
  );
}
