import { business, isInIndia } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import type { ServerForm } from '#shared/forms/use-server-form.ts';
import { genders } from '#shared/config/genders.ts';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { Select } from '#shared/ui/forms/inputs/select.tsx';
import { maxAge, minAge, type CheckoutInput } from '../person.ts';
import styles from '#shared/checkout/field-group.module.css';

interface PersonFieldsProps extends Pick<ServerForm, 'register' | 'errors'> {
  who: keyof CheckoutInput;
  legend: string;
  emailHint: string;
}

const phoneHints = { user: 'So that we can call you.', buddy: 'So that we can call them.' };

/** The buddy's fields are not autofilled. */
const autoComplete = {
  user: { name: 'name', email: 'email', phone: 'tel' },
  buddy: { name: 'off', email: 'off', phone: 'off' },
};

export function PersonFields({ who, legend, emailHint, register, errors }: PersonFieldsProps): ReactNode {
  const fills = autoComplete[who];
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.fields}>
        <Field className={styles.whole} id={`${who}-name`} label="Full name" error={errors[`${who}.name`]}>
          {(control) => (
            <Input {...control} {...register(`${who}.name`)} type="text" autoComplete={fills.name} required />
          )}
        </Field>
        <Field id={`${who}-email`} label="Email" hint={emailHint} error={errors[`${who}.email`]}>
          {(control) => (
            <Input
              {...control}
              {...register(`${who}.email`)}
              type="email"
              inputMode="email"
              autoComplete={fills.email}
              required
            />
          )}
        </Field>
        <Field
          id={`${who}-phone`}
          label="Phone"
          optional
          hint={`${phoneHints[who]} ${isInIndia(business()) ? 'From outside India, begin' : 'Begin'} with +.`}
          error={errors[`${who}.phone`]}
        >
          {(control) => (
            <Input
              {...control}
              {...register(`${who}.phone`)}
              type="tel"
              inputMode="tel"
              autoComplete={fills.phone}
              placeholder="90000 00000"
            />
          )}
        </Field>
        <Field id={`${who}-age`} label="Age" error={errors[`${who}.age`]}>
          {(control) => (
            <Input
              {...control}
              {...register(`${who}.age`)}
              type="number"
              inputMode="numeric"
              min={minAge}
              max={maxAge}
              autoComplete="off"
              required
            />
          )}
        </Field>
        <Field id={`${who}-gender`} label="Gender" error={errors[`${who}.gender`]}>
          {(control) => (
            <Select
              {...control}
              {...register(`${who}.gender`)}
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
