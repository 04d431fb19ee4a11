import { type ReactNode, useState } from 'react';
import { bind, type Bound, LineField, type Part, tick, typed } from '#shared/document/fields.tsx';
import { formatRupees } from '#shared/india/rupees.ts';
import { newUuid } from '#shared/lib/uuid.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Checkbox } from '#shared/ui/forms/checkbox.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Select } from '#shared/ui/forms/inputs/select.tsx';
import { Stack } from '#shared/ui/layout/flow.tsx';
import { MoveButtons } from '#shared/ui/lists/move-buttons.tsx';
import { AlertDialog } from '#shared/ui/overlays/alert-dialog.tsx';
import {
  type BookForm,
  lists,
  marked,
  moved,
  type PlanForm,
  planOf,
  plansIn,
  priceDifferences,
  titleOf,
} from './book.ts';
import { KindDialog, peopleChoices } from './kind-dialog.tsx';
import styles from './plans.module.css';

/** Plan types, then both price lists with their plans by type. */
export function PlanEditor({ form }: { form: Part<BookForm> }): ReactNode {
  const { value: book, errors, set } = form;
  const [adding, setAdding] = useState(false);
  const kinds = bind(form, 'kinds');
  const plans = bind(form, 'plans');

  const addPlan = (priceList: PlanForm['priceList'], kind: string): void =>
    plans.onChange([
      ...plans.value,
      {
        id: newUuid(),
        priceList,
        kind,
        months: '0',
        price: '0',
        originalPrice: '0',
        visible: true,
        mostChosen: false,
      },
    ]);

  return (
    <Stack gap="8">
      <PriceDifferences book={book} set={set} />
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
        {kinds.value.map(({ key }, place) => (
          <KindLine
            key={key}
            of={bind(kinds, place)}
            removable={kinds.value.length > 1 && plans.value.every(({ kind }) => kind !== key)}
            onRemove={() => kinds.onChange(kinds.value.toSpliced(place, 1))}
          />
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
          {kinds.value.map(({ key, name }) => (
            <div key={key} className={styles.kind}>
              <div className={styles.head}>
                <h3 className="label">{name || key}</h3>
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={`Add plan: ${name || key}, ${list.name}`}
                  onClick={() => addPlan(list.id, key)}
                >
                  Add plan
                </Button>
              </div>
              {plansIn(book, list.id, key).map((plan, place, peers) => (
                <PlanRow
                  key={plan.id}
                  of={bind(plans, plans.value.indexOf(plan))}
                  plans={plans}
                  book={book}
                  first={place === 0}
                  last={place === peers.length - 1}
                />
              ))}
              {plansIn(book, list.id, key).length === 0 && (
                <p className="small quiet">Not sold in this price list.</p>
              )}
            </div>
          ))}
        </section>
      ))}
      {adding && <KindDialog of={kinds} onClose={() => setAdding(false)} />}
    </Stack>
  );
}

/** Lists plans with different prices, with buttons to use one price. */
function PriceDifferences({ book, set }: { book: BookForm; set: Part<BookForm>['set'] }): ReactNode {
  const rupees = (plan: PlanForm): string => formatRupees(planOf(plan).price);
  return priceDifferences(book).map(({ first, second }) => (
    <Notice key={first.id} tone="grey">
      <b>{`${titleOf(book, first)} has two prices.`}</b>{' '}
      <span>{`${rupees(first)} on Training programs, ${rupees(second)} on the home page and Buy a program. We recommend one price everywhere.`}</span>
      <span className={styles.answers}>
        {[[first, second] as const, [second, first] as const].map(([kept, other]) => (
          <Button key={kept.id} size="sm" onClick={() => set(`plans.#${other.id}.price`, kept.price)}>
            {`Use ${rupees(kept)} everywhere`}
          </Button>
        ))}
      </span>
    </Notice>
  ));
}

interface KindLineProps {
  of: Bound<BookForm['kinds'][number]>;
  /** Only a plan type without plans. */
  removable: boolean;
  onRemove: () => void;
}

function KindLine({ of, removable, onRemove }: KindLineProps): ReactNode {
  const name = of.value.name || of.value.key;
  const people = bind(of, 'people');
  return (
    <fieldset className={`${styles.row} ${styles.kindRow}`}>
      <legend className="sr">{name}</legend>
      <LineField of={bind(of, 'name')} label="Name" maxLength={40} />
      <LineField of={bind(of, 'text')} label="Line below the name" maxLength={120} />
      <Field label="For">
        {(control) => (
          <Select
            {...control}
            {...typed({
              ...people,
              value: String(people.value),
              onChange: (count) => people.onChange(count === '2' ? 2 : 1),
            })}
            options={peopleChoices}
          />
        )}
      </Field>
      {removable && (
        <div className={styles.moves}>
          <Button
            size="sm"
            variant="quiet"
            disabled={of.busy}
            aria-label={`Remove ${name}`}
            onClick={onRemove}
          >
            Remove
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface PlanRowProps {
  of: Bound<PlanForm>;
  plans: Bound<readonly PlanForm[]>;
  book: BookForm;
  /** Within its kind and list. */
  first: boolean;
  last: boolean;
}

/** One plan's fields. The discount is computed from the two prices (pay-3). */
function PlanRow({ of, plans, book, first, last }: PlanRowProps): ReactNode {
  const { value: plan, busy } = of;
  const [removing, setRemoving] = useState(false);
  const { price, originalPrice } = planOf(plan);
  const title = titleOf(book, plan);
  const saved =
    originalPrice > 0 && price > 0 ? Math.round(((originalPrice - price) * 100) / originalPrice) : 0;
  return (
    <fieldset className={styles.row}>
      <legend className="sr">{title}</legend>
      <LineField of={bind(of, 'months')} label="Months" type="text" inputMode="numeric" />
      <LineField of={bind(of, 'price')} label="Price" prefix="₹" inputMode="decimal" />
      <LineField of={bind(of, 'originalPrice')} label="Usual price" prefix="₹" inputMode="decimal" />
      <p className={`small num ${styles.off}`}>
        <span className="sr">Discount: </span>
        <span>{saved > 0 ? `${saved}% off` : 'No discount'}</span>
      </p>
      <div className={styles.marks}>
        <Checkbox label="Shown" {...tick(bind(of, 'visible'))} />
        <Checkbox
          label="Most chosen"
          {...tick({ ...bind(of, 'mostChosen'), onChange: (on) => plans.onChange(marked(book, plan, on)) })}
        />
      </div>
      <MoveButtons
        itemName={title}
        first={first}
        last={last}
        busy={busy}
        className={styles.moves}
        onMove={(by) => plans.onChange(moved(book, plan, by))}
        onRemove={() => setRemoving(true)}
      />
      <AlertDialog
        open={removing}
        title="Remove this plan?"
        text={`${title} stays on sale until you publish. A plan with orders cannot be removed; hide it instead. Existing orders keep their plan and price.`}
        confirmLabel="Remove"
        onConfirm={() => plans.onChange(plans.value.filter(({ id }) => id !== plan.id))}
        onCancel={() => setRemoving(false)}
      />
    </fieldset>
  );
}
