import { type ReactNode, useState } from 'react';
import { formatRupees } from '#shared/india/rupees.ts';
import { newUuid } from '#shared/lib/uuid.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import {
  type KindField,
  kindKeys,
  kindName,
  type ListedPlan,
  lists,
  planIds,
  planName,
  planOf,
  plansIn,
  titleOf,
  withoutKind,
  withPlan,
} from '../book.ts';
import type { PlanEditing } from '../use-plan-draft.ts';
import { KindDialog, peopleChoices } from './kind-dialog.tsx';
import { PlanRow } from './plan-row.tsx';
import styles from './plans.module.css';
import type { Values } from '#shared/lib/compare.ts';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { Select } from '#shared/ui/forms/inputs/select.tsx';

/** The kinds, then both price lists with the plans of each kind. */
export function PlanEditor({ draft }: { draft: PlanEditing }): ReactNode {
  const { values, change, errors } = draft;
  const [adding, setAdding] = useState(false);

  function addPlan(priceList: ListedPlan['priceList'], kind: string): void {
    const id = newUuid();
    const plan = {
      id,
      priceList,
      kind,
      months: 0,
      price: 0,
      originalPrice: 0,
      visible: true,
      mostChosen: false,
    };
    change(withPlan(values, plan));
  }

  return (
    <div className={styles.editor}>
      <OnePrice draft={draft} />
      <section aria-labelledby="plan-kinds">
        <div className={styles.head}>
          <div>
            <h2 className="d4" id="plan-kinds">
              Plan types
            </h2>
            <p className="small quiet">In the order in which buyers see them.</p>
          </div>
          <Button size="sm" onClick={() => setAdding(true)}>
            Add plan type
          </Button>
        </div>
        {kindKeys(values).map((key) => (
          <KindLine key={key} kind={key} draft={draft} />
        ))}
      </section>
      {lists.map((list) => (
        <section key={list.id} aria-labelledby={`list-${list.id}`}>
          <div className={styles.head}>
            <div>
              <h2 className="d4" id={`list-${list.id}`}>
                {list.name}
              </h2>
              <p className="small quiet">{list.where}</p>
            </div>
          </div>
          {errors[list.id] && (
            <Notice tone="red" role="alert">
              {errors[list.id]}
            </Notice>
          )}
          {kindKeys(values).map((kind) => (
            <div key={kind} className={styles.kind}>
              <div className={styles.head}>
                <h3 className="label">{values[kindName(kind, 'name')] || kind}</h3>
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={`Add plan: ${values[kindName(kind, 'name')] || kind}, ${list.name}`}
                  onClick={() => addPlan(list.id, kind)}
                >
                  Add plan
                </Button>
              </div>
              {plansIn(values, list.id, kind).map((id, index, ids) => (
                <PlanRow key={id} id={id} draft={draft} first={index === 0} last={index === ids.length - 1} />
              ))}
              {plansIn(values, list.id, kind).length === 0 && (
                <p className="small quiet">Not sold in this price list.</p>
              )}
            </div>
          ))}
        </section>
      ))}
      {adding && <KindDialog draft={draft} onClose={() => setAdding(false)} />}
    </div>
  );
}

/** Buyers who see both screens see two prices: gently said, and mended with one press. */
function OnePrice({ draft }: { draft: PlanEditing }): ReactNode {
  const { values, change } = draft;
  return priceDifferences(values).map(({ first, second }) => (
    <Notice key={first.id} tone="grey">
      <b>{`${titleOf(values, first.id)} has two prices.`}</b>{' '}
      <span>{`${formatRupees(first.price)} on Training programs, ${formatRupees(second.price)} on the home page and Buy a program. One price everywhere is easier to trust.`}</span>
      <span className={styles.answers}>
        {[[first, second] as const, [second, first] as const].map(([kept, other]) => (
          <Button key={kept.id} size="sm" onClick={() => change(withOnePrice(values, kept, other))}>
            {`Use ${formatRupees(kept.price)} everywhere`}
          </Button>
        ))}
      </span>
    </Notice>
  ));
}

/** The same plan at two prices. */
export interface PriceDifference {
  first: ListedPlan;
  second: ListedPlan;
}

/** Plans that one list sells for another price than the other: buyers compare. Only what is shown. */
export function priceDifferences(values: Values): PriceDifference[] {
  const plans = planIds(values).map((id) => planOf(values, id));
  const shown = plans.filter(({ visible, price }) => visible && price > 0);
  const [one, two] = lists;
  return shown
    .filter(({ priceList }) => priceList === one?.id)
    .flatMap((first) => {
      const second = shown.find(
        ({ priceList, kind, months }) =>
          priceList === two?.id && kind === first.kind && months === first.months,
      );
      return second && second.price !== first.price ? [{ first, second }] : [];
    });
}

/** Both at the price of `kept`. */
export function withOnePrice(values: Values, kept: ListedPlan, other: ListedPlan): Values {
  const text = values[planName(kept.id, 'price')] ?? '';
  return { ...values, [planName(other.id, 'price')]: text };
}

/** A kind's words. One without plans can go. */
function KindLine({ kind, draft }: { kind: string; draft: PlanEditing }): ReactNode {
  const { values, errors, set, change, busy } = draft;
  const name = values[kindName(kind, 'name')] || kind;
  const used = lists.some(({ id }) => plansIn(values, id, kind).length > 0);
  const text = (field: KindField) => ({
    id: kindName(kind, field),
    value: values[kindName(kind, field)] ?? '',
    disabled: busy,
    onChange: ({ target }: { target: { value: string } }) => set(kindName(kind, field), target.value),
  });
  return (
    <fieldset className={`${styles.row} ${styles.kindRow}`}>
      <legend className="sr">{name}</legend>
      <Field id={kindName(kind, 'name')} label="Name" error={errors[kindName(kind, 'name')]}>
        {(control) => <Input {...control} {...text('name')} maxLength={40} autoComplete="off" />}
      </Field>
      <Field id={kindName(kind, 'text')} label="Line below the name" error={errors[kindName(kind, 'text')]}>
        {(control) => <Input {...control} {...text('text')} maxLength={120} autoComplete="off" />}
      </Field>
      <Field id={kindName(kind, 'people')} label="For">
        {(control) => <Select {...control} {...text('people')} options={peopleChoices} />}
      </Field>
      {!used && kindKeys(values).length > 1 && (
        <div className={styles.moves}>
          <Button
            size="sm"
            variant="quiet"
            disabled={busy}
            aria-label={`Remove ${name}`}
            onClick={() => change(withoutKind(values, kind))}
          >
            Remove
          </Button>
        </div>
      )}
    </fieldset>
  );
}
