import { indianStates } from '@ironbloom/brand/indian-states';
import { useEffect, useRef, type ReactNode } from 'react';
import type { ServerForm } from '../forms/use-server-form.ts';
import { Field } from '../ui/forms/field.tsx';
import { Input } from '../ui/forms/input.tsx';
import { Select } from '../ui/forms/inputs/select.tsx';
import styles from './field-group.module.css';

const states = indianStates.map(({ code, name }) => ({ value: code, label: name }));

interface BillingFieldsProps extends Pick<ServerForm, 'register' | 'errors'> {
  /** Fills in what was typed before. */
  restore?: (form: HTMLFormElement) => void;
}

/** Tax details of the buyer, only if the business has a GSTIN. */
export function BillingFields({ register, errors, restore }: BillingFieldsProps): ReactNode {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  // Rendered after the form's draft was restored.
  useEffect(() => {
    const form = fieldset.current?.form;
    if (form) restore?.(form);
  }, [restore]);

  return (
    <fieldset ref={fieldset}>
      <legend className={styles.legend}>Your tax invoice</legend>
      <div className={styles.fields}>
        <Field
          id="billing-state"
          label="State or union territory"
          hint="The state you live in. It does not change the price."
          error={errors['billing.state']}
        >
          {(control) => (
            <Select
              {...control}
              {...register('billing.state')}
              options={states}
              placeholder="Choose one"
              autoComplete="off"
              required
            />
          )}
        </Field>
        <Field
          id="billing-gstin"
          label="GSTIN"
          optional
          hint="Only if you buy for a business."
          error={errors['billing.gstin']}
        >
          {(control) => (
            <Input
              {...control}
              {...register('billing.gstin')}
              type="text"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={20}
            />
          )}
        </Field>
      </div>
    </fieldset>
  );
}
