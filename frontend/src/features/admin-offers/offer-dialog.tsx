import type { ReactNode } from 'react';
import { priceListNames } from '#shared/config/price-lists.ts';
import { CompareDialog } from '#shared/document/compare-dialog.tsx';
import { bindAt, LineField } from '#shared/document/fields.tsx';
import { fullDayAndTime } from '#shared/india/dates.ts';
import { Segmented } from '#shared/ui/choices/segmented.tsx';
import { Checkbox } from '#shared/ui/forms/checkbox.tsx';
import { FieldError } from '#shared/ui/forms/field.tsx';
import { FormDialog } from '#shared/ui/overlays/form-dialog.tsx';
import { isOn, type Offer, offerLabels, onOff, type Plans, titleOf } from './offer.ts';
import styles from './offers.module.css';
import { type OfferForm, offerInput, useOfferForm } from './use-offer-form.ts';

interface OfferDialogProps {
  /** Null: a new offer. */
  offer: Offer | null;
  book: Plans;
  onClose: () => void;
}

/** Creates or changes a code or a sale. */
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
            form.save();
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
          fields={conflict.fields.map(({ path, likely, mine, theirs }) => ({
            name: path,
            label: offerLabels[path] ?? path,
            likely,
            mine: String(mine) || '(empty)',
            theirs: String(theirs) || '(empty)',
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

function OfferFields({ form, offer, book }: OfferFieldsProps): ReactNode {
  const { values, errors, set } = form;
  const part = { value: values, path: '', errors, busy: false, set };
  const text = (name: string) => ({ of: bindAt<string>(part, name), name: offerInput(name) });
  const isCode = values['kind'] === 'code';
  const nameHint = isCode
    ? 'For internal use only.'
    : 'Shown to buyers beside the price: “Diwali sale, until 30 Nov”.';
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
        <LineField
          {...text('code')}
          label="Code"
          hint="Not case-sensitive. Spaces are ignored."
          maxLength={30}
          autoCapitalize="characters"
        />
      )}
      <LineField {...text('name')} label="Name" hint={nameHint} maxLength={40} />
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
        <LineField
          {...text('percent')}
          label="Percentage"
          hint="Rounded up to whole rupees."
          inputMode="numeric"
        />
      ) : (
        <LineField {...text('amount')} label="Amount" prefix="₹" inputMode="decimal" />
      )}
      <div className={styles.pair}>
        <LineField {...text('startsOn')} label="First day" optional type="date" />
        <LineField {...text('endsOn')} label="Last day" optional={isCode} type="date" />
      </div>
      <ChosenPlans form={form} book={book} />
      {isCode && (
        <>
          <div className={styles.pair}>
            <LineField {...text('maxUses')} label="Total uses" optional inputMode="numeric" />
            <LineField {...text('maxUsesPerEmail')} label="Uses per email" optional inputMode="numeric" />
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
        Object.entries(priceListNames).map(([list, name]) => (
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
