import { useState, type ReactNode } from 'react';
import { Button } from '#shared/ui/actions/button.tsx';
import { Checkbox } from '#shared/ui/forms/checkbox.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { AffixInput } from '#shared/ui/forms/inputs/affix-input.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { AlertDialog } from '#shared/ui/overlays/alert-dialog.tsx';
import {
  isOn,
  moved,
  onOff,
  planIds,
  planName,
  planOf,
  plansIn,
  titleOf,
  withPlans,
  type PlanField,
} from '../book.ts';
import type { PlanEditing } from '../use-plan-draft.ts';
import styles from './plans.module.css';

interface PlanRowProps {
  id: string;
  draft: PlanEditing;
  first: boolean;
  last: boolean;
}

/** One plan's fields. Its discount follows from its two prices (pay-3). */
export function PlanRow({ id, draft, first, last }: PlanRowProps): ReactNode {
  const { values, errors, set, change, busy } = draft;
  const [removing, setRemoving] = useState(false);
  const { priceList, kind, price, originalPrice } = planOf(values, id);
  const title = titleOf(values, id);
  const saved =
    originalPrice > 0 && price > 0 ? Math.round(((originalPrice - price) * 100) / originalPrice) : 0;

  const text = (field: PlanField) => ({
    id: planName(id, field),
    value: values[planName(id, field)] ?? '',
    disabled: busy,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => set(planName(id, field), target.value),
  });

  /** Of a kind in a list one at the most: the mark moves. */
  function mark(on: boolean): void {
    const peers = plansIn(values, priceList, kind).map((other) => [
      planName(other, 'mostChosen'),
      onOff(false),
    ]);
    change({ ...values, ...Object.fromEntries(peers), [planName(id, 'mostChosen')]: onOff(on) });
  }

  return (
    <fieldset className={styles.row}>
      <legend className="sr">{title}</legend>
      <Field id={planName(id, 'months')} label="Months" error={errors[planName(id, 'months')]}>
        {(control) => <Input {...control} {...text('months')} type="text" inputMode="numeric" />}
      </Field>
      <Field id={planName(id, 'price')} label="Price" error={errors[planName(id, 'price')]}>
        {(control) => <AffixInput {...control} {...text('price')} prefix="₹" inputMode="decimal" />}
      </Field>
      <Field
        id={planName(id, 'originalPrice')}
        label="Usual price"
        error={errors[planName(id, 'originalPrice')]}
      >
        {(control) => <AffixInput {...control} {...text('originalPrice')} prefix="₹" inputMode="decimal" />}
      </Field>
      <p className={`small num ${styles.off}`}>
        <span className="sr">Discount: </span>
        <span>{saved > 0 ? `${saved}% off` : 'No discount'}</span>
      </p>
      <div className={styles.marks}>
        <Checkbox
          label="Shown"
          checked={isOn(values[planName(id, 'visible')])}
          disabled={busy}
          onChange={({ target }) => set(planName(id, 'visible'), onOff(target.checked))}
        />
        <Checkbox
          label="Most chosen"
          checked={isOn(values[planName(id, 'mostChosen')])}
          disabled={busy}
          onChange={({ target }) => mark(target.checked)}
        />
      </div>
      <div className={styles.moves}>
        <Button
          size="sm"
          variant="quiet"
          disabled={first || busy}
          aria-label={`Move ${title} up`}
          onClick={() => change(moved(values, id, -1))}
        >
          Up
        </Button>
        <Button
          size="sm"
          variant="quiet"
          disabled={last || busy}
          aria-label={`Move ${title} down`}
          onClick={() => change(moved(values, id, 1))}
        >
          Down
        </Button>
        <Button
          size="sm"
          variant="quiet"
          disabled={busy}
          aria-label={`Remove ${title}`}
          onClick={() => setRemoving(true)}
        >
          Remove
        </Button>
      </div>
      <AlertDialog
        open={removing}
        title="Remove this plan?"
        text={`${title} stays on sale until you publish. A plan with orders cannot be removed; hide it instead. Existing orders keep their plan and price.`}
        confirmLabel="Remove"
        onConfirm={() =>
          change(
            withPlans(
              values,
              planIds(values).filter((other) => other !== id),
            ),
          )
        }
        onCancel={() => setRemoving(false)}
      />
    </fieldset>
  );
}
