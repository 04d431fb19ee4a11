import type { ReactNode } from 'react';
import { Segmented } from '#shared/ui/choices/segmented.tsx';
import { Checkbox } from '#shared/ui/forms/checkbox.tsx';
import { Field, FieldError } from '#shared/ui/forms/field.tsx';
import { AffixInput } from '#shared/ui/forms/inputs/affix-input.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { isOn, lists, onOff, titleOf, valuesOf, type PublishedBook } from '../book.ts';
import type { Offer } from '../offer.ts';
import styles from '../components/plans.module.css';
import type { OfferEditing } from './use-offer-form.ts';

interface OfferFieldsProps {
  form: OfferEditing;
  offer: Offer | null;
  book: PublishedBook;
}

/** The fields of a code, or of a sale, which has fewer. */
export function OfferFields({ form, offer, book }: OfferFieldsProps): ReactNode {
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
      <Plans form={form} book={book} />
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

function Plans({ form, book }: { form: OfferEditing; book: PublishedBook }): ReactNode {
  const { values, errors, set } = form;
  const texts = valuesOf(book);
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
        lists.map((list) => (
          <fieldset key={list.id} className={styles.choices}>
            <legend className="small quiet">{list.name}</legend>
            {book.plans
              .filter(({ priceList }) => priceList === list.id)
              .map(({ id, visible }) => (
                <Checkbox
                  key={id}
                  label={visible ? titleOf(texts, id) : `${titleOf(texts, id)} (hidden)`}
                  checked={chosen.includes(id)}
                  onChange={({ target }) => {
                    const rest = chosen.filter((other) => other !== id);
                    set('planIds', (target.checked ? [...rest, id] : rest).join(','));
                  }}
                />
              ))}
          </fieldset>
        ))}
      {errors['planIds'] && <FieldError>{errors['planIds']}</FieldError>}
    </>
  );
}
