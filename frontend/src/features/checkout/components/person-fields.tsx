import type { ReactNode } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { Field } from '../../../shared/ui/forms/field.tsx';
import { Input, Select } from '../../../shared/ui/forms/input.tsx';
import { genders, maxAge, minAge, type CheckoutInput } from '../person.ts';
import type { CheckoutForm } from '../use-checkout-form.ts';
import styles from './person-fields.module.css';

interface PersonFieldsProps {
  who: keyof CheckoutInput;
  legend: string;
  emailHint: string;
  form: CheckoutForm;
  errors: FieldErrors<CheckoutInput>;
}

const phoneHints = {
  user: 'For your coach only. From outside India, begin with +.',
  buddy: 'For their coach only. From outside India, begin with +.',
};

/** Only the buyer's own details may come from the browser's address book. */
const autoComplete = {
  user: { name: 'name', email: 'email', phone: 'tel' },
  buddy: { name: 'off', email: 'off', phone: 'off' },
};

export function PersonFields({ who, legend, emailHint, form, errors }: PersonFieldsProps): ReactNode {
  const of = errors[who];
  const fills = autoComplete[who];
  type FieldName = keyof CheckoutInput['user'];
  const register = (field: FieldName) =>
    form.register(`${who}.${field}`, { onChange: () => form.clearErrors(`${who}.${field}`) });
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.fields}>
        <Field className={styles.whole} id={`${who}-name`} label="Full name" error={of?.name?.message}>
          {(control) => (
            <Input {...control} {...register('name')} type="text" autoComplete={fills.name} required />
          )}
        </Field>
        <Field id={`${who}-email`} label="Email" hint={emailHint} error={of?.email?.message}>
          {(control) => (
            <Input
              {...control}
              {...register('email')}
              type="email"
              inputMode="email"
              autoComplete={fills.email}
              required
            />
          )}
        </Field>
        <Field id={`${who}-phone`} label="Phone" optional hint={phoneHints[who]} error={of?.phone?.message}>
          {(control) => (
            <Input
              {...control}
              {...register('phone')}
              type="tel"
              inputMode="tel"
              autoComplete={fills.phone}
              placeholder="90000 00000"
            />
          )}
        </Field>
        <Field id={`${who}-age`} label="Age" error={of?.age?.message}>
          {(control) => (
            <Input
              {...control}
              {...register('age')}
              type="number"
              inputMode="numeric"
              min={minAge}
              max={maxAge}
              autoComplete="off"
              required
            />
          )}
        </Field>
        <Field id={`${who}-gender`} label="Gender" error={of?.gender?.message}>
          {(control) => (
            <Select
              {...control}
              {...register('gender')}
              options={genders}
              placeholder="Choose one"
              autoComplete="off"
              required
            />
          )}
        </Field>
      </div>
    </fieldset>
  );
}
