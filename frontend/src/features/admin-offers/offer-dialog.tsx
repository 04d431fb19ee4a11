import { type ReactNode, useState } from 'react';
import { ApiError, messageOf } from '#shared/api/errors.ts';
import type { FieldErrors } from '#shared/forms/engine.ts';
import { fullDayAndTime } from '#shared/india/dates.ts';
import { differences, merge, type Difference, type Side, type Values } from '#shared/lib/compare.ts';
import type { PriceListId } from '#shared/lib/retry-offer.ts';
import { Segmented } from '#shared/ui/choices/segmented.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Checkbox } from '#shared/ui/forms/checkbox.tsx';
import { Field, FieldError } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { AffixInput } from '#shared/ui/forms/inputs/affix-input.tsx';
import { CompareDialog } from '#shared/ui/overlays/compare-dialog.tsx';
import { FormDialog } from '#shared/ui/overlays/form-dialog.tsx';
import { fetchOffer, useOfferActions } from './api.ts';
import {
  draftOf,
  formOf,
  isOn,
  type Offer,
  offerLabels,
  offerProblems,
  onOff,
  type Plans,
  titleOf,
} from './offer.ts';
import styles from './offers.module.css';

interface OfferConflict {
  theirs: Offer;
  fields: Difference[];
}

/** Writing an offer: a new one, or one that somebody else may be writing, too. */
function useOfferForm(offer: Offer | null, onDone: () => void) {
  const { create, change } = useOfferActions();
  const [base, setBase] = useState(() => ({ values: formOf(offer), version: offer?.version ?? 0 }));
  const [values, setValues] = useState(base.values);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<string>();
  const [conflict, setConflict] = useState<OfferConflict | null>(null);
  const [busy, setBusy] = useState(false);

  async function send(form: Values, version: number): Promise<void> {
    const found = offerProblems(form);
    setErrors(found);
    setProblem(undefined);
    const [first] = Object.keys(found);
    if (first) {
      document.getElementById(`offer-${first}`)?.focus();
      return;
    }
    setBusy(true);
    try {
      await (offer ? change(offer._id, version, draftOf(form)) : create(draftOf(form)));
      toast.success('Saved.');
      onDone();
    } catch (error) {
      await refused(form, error);
      setBusy(false);
    }
  }

  async function refused(form: Values, error: unknown): Promise<void> {
    const theirs =
      offer && error instanceof ApiError && error.code === 'STALE_OFFER'
        ? await fetchOffer(offer._id).catch(() => undefined)
        : undefined;
    if (theirs) {
      const texts = { base: base.values, mine: form, theirs: formOf(theirs) };
      setConflict({ theirs, fields: differences(Object.keys(form), texts, (_name, a, b) => a === b) });
      return;
    }
    const fields = (error instanceof ApiError && error.fields) || {};
    setErrors(fields);
    setProblem(messageOf(error, 'The offer could not be saved.'));
    const [first] = Object.keys(fields);
    if (first) document.getElementById(`offer-${first}`)?.focus();
  }

  return {
    values,
    errors,
    problem,
    conflict,
    busy,
    set: (name: string, text: string) => {
      setValues((before) => ({ ...before, [name]: text }));
      setErrors({});
      setProblem(undefined);
    },
    save: () => send(values, base.version),
    compareLater: () => setConflict(null),
    resolve: (choices: Readonly<Record<string, Side>>) => {
      if (!conflict) return;
      const theirs = formOf(conflict.theirs);
      const merged = merge(values, theirs, choices);
      setBase({ values: theirs, version: conflict.theirs.version });
      setValues(merged);
      setConflict(null);
      void send(merged, conflict.theirs.version);
    },
  };
}

type OfferForm = ReturnType<typeof useOfferForm>;

interface OfferDialogProps {
  /** Null: a new one. */
  offer: Offer | null;
  book: Plans;
  onClose: () => void;
}

/** Writes a code or a sale. */
export function OfferDialog({ offer, book, onClose }: OfferDialogProps): ReactNode {
  const form = useOfferForm(offer, onClose);
  const { busy, problem, conflict } = form;
  return (
    <>
      <FormDialog
        title={offer ? 'Change the offer' : 'New offer'}
        confirmLabel="Save"
        busyLabel="Saving..."
        variant="primary"
        busy={busy}
        problem={problem}
        gap="4"
        form={{
          onSubmit: (event) => {
            event.preventDefault();
            void form.save();
          },
        }}
        onClose={onClose}
      >
        <OfferFields form={form} offer={offer} book={book} />
      </FormDialog>
      {conflict && (
        <CompareDialog
          open
          lead={`Someone else saved this on ${fullDayAndTime(conflict.theirs.updatedAt)}. Choose a version for each field.`}
          fields={conflict.fields.map(({ name, likely, mine, theirs }) => ({
            name,
            label: offerLabels[name] ?? name,
            likely,
            mine: mine || '(empty)',
            theirs: theirs || '(empty)',
          }))}
          confirmLabel="Save these"
          busyLabel="Saving..."
          busy={busy}
          onClose={form.compareLater}
          onResolve={form.resolve}
        />
      )}
    </>
  );
}

interface OfferFieldsProps {
  form: OfferForm;
  offer: Offer | null;
  book: Plans;
}

/** The fields of a code, or of a sale, which has fewer. */
function OfferFields({ form, offer, book }: OfferFieldsProps): ReactNode {
  const { values, errors, set } = form;
  const isCode = values['kind'] === 'code';
  const text = (name: string) => ({
    id: `offer-${name}`,
    value: values[name] ?? '',
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
  });
  return (
    <>
      {!offer && (
        <Segmented
          legend="Type"
          showLegend
          name="offer-kind"
          value={values['kind'] ?? 'code'}
          options={[
            { value: 'code', label: 'A code' },
            { value: 'sale', label: 'A sale' },
          ]}
          onChange={(kind) => set('kind', kind)}
        />
      )}
      {isCode && (
        <Field
          id="offer-code"
          label="Code"
          hint="Not case-sensitive. Spaces are ignored."
          error={errors['code']}
        >
          {(control) => <Input {...control} {...text('code')} maxLength={30} autoCapitalize="characters" />}
        </Field>
      )}
      <Field
        id="offer-name"
        label="Name"
        hint={
          isCode ? 'For internal use only.' : 'Shown to buyers beside the price: “Diwali sale, until 30 Nov”.'
        }
        error={errors['name']}
      >
        {(control) => <Input {...control} {...text('name')} maxLength={40} />}
      </Field>
      <Segmented
        legend="Discount type"
        showLegend
        name="offer-off"
        value={values['off'] ?? 'percent'}
        options={[
          { value: 'percent', label: 'Per cent' },
          { value: 'amount', label: 'Rupees' },
        ]}
        onChange={(off) => set('off', off)}
      />
      {values['off'] === 'percent' ? (
        <Field
          id="offer-percent"
          label="Percentage"
          hint="Rounded up to whole rupees."
          error={errors['percent']}
        >
          {(control) => <Input {...control} {...text('percent')} inputMode="numeric" />}
        </Field>
      ) : (
        <Field id="offer-amount" label="Amount" error={errors['amount']}>
          {(control) => <AffixInput {...control} {...text('amount')} prefix="₹" inputMode="decimal" />}
        </Field>
      )}
      <div className={styles.pair}>
        <Field id="offer-startsOn" label="First day" optional error={errors['startsOn']}>
          {(control) => <Input {...control} {...text('startsOn')} type="date" />}
        </Field>
        <Field id="offer-endsOn" label="Last day" optional={isCode} error={errors['endsOn']}>
          {(control) => <Input {...control} {...text('endsOn')} type="date" />}
        </Field>
      </div>
      <ChosenPlans form={form} book={book} />
      {isCode && (
        <>
          <div className={styles.pair}>
            <Field id="offer-maxUses" label="Total uses" optional error={errors['maxUses']}>
              {(control) => <Input {...control} {...text('maxUses')} inputMode="numeric" />}
            </Field>
            <Field
              id="offer-maxUsesPerEmail"
              label="Uses per email"
              optional
              error={errors['maxUsesPerEmail']}
            >
              {(control) => <Input {...control} {...text('maxUsesPerEmail')} inputMode="numeric" />}
            </Field>
          </div>
          <Checkbox
            label="First purchase only"
            hint="Only for email addresses without a completed purchase."
            checked={isOn(values['firstPurchaseOnly'])}
            onChange={({ target }) => set('firstPurchaseOnly', onOff(target.checked))}
          />
        </>
      )}
      <Checkbox
        label="Active"
        hint={isCode ? 'A paused code is not accepted.' : 'A paused sale ends within five seconds.'}
        checked={isOn(values['active'])}
        onChange={({ target }) => set('active', onOff(target.checked))}
      />
    </>
  );
}

const priceLists: Readonly<Record<PriceListId, string>> = {
  'training-programs': 'Training programs',
  'simple-payment': 'Buy a program',
};

function ChosenPlans({ form, book }: Pick<OfferFieldsProps, 'form' | 'book'>): ReactNode {
  const { values, errors, set } = form;
  const chosen = (values['planIds'] ?? '').split(',').filter(Boolean);
  return (
    <>
      <Segmented
        legend="Which plans"
        showLegend
        name="offer-which"
        value={values['which'] ?? 'all'}
        options={[
          { value: 'all', label: 'All' },
          { value: 'some', label: 'Some' },
        ]}
        onChange={(which) => set('which', which)}
      />
      {values['which'] === 'some' &&
        Object.entries(priceLists).map(([list, name]) => (
          <fieldset key={list} className={styles.choices}>
            <legend className="small quiet">{name}</legend>
            {book.plans
              .filter(({ priceList }) => priceList === list)
              .map((plan) => (
                <Checkbox
                  key={plan.id}
                  label={plan.visible ? titleOf(book, plan) : `${titleOf(book, plan)} (hidden)`}
                  checked={chosen.includes(plan.id)}
                  onChange={({ target }) => {
                    const rest = chosen.filter((other) => other !== plan.id);
                    set('planIds', (target.checked ? [...rest, plan.id] : rest).join(','));
                  }}
                />
              ))}
          </fieldset>
        ))}
      {errors['planIds'] && <FieldError>{errors['planIds']}</FieldError>}
    </>
  );
}
