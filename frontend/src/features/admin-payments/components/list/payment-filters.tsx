import { useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../../shared/ui/actions/button.tsx';
import { Checkbox } from '../../../../shared/ui/forms/checkbox.tsx';
import { Field } from '../../../../shared/ui/forms/field.tsx';
import { Input, Select } from '../../../../shared/ui/forms/input.tsx';
import { statuses } from '../../payment.ts';
import { paymentsPath, readPaymentQuery, type PaymentQuery } from '../../payment-query.ts';
import styles from './payment-filters.module.css';

const statusOptions = [
  { value: '', label: 'All' },
  ...statuses.map((status) => ({ value: status, label: status.charAt(0).toUpperCase() + status.slice(1) })),
];

/**
 * admin-8: nothing is asked for before Apply; what was applied stands in the address. A native form without the engine of
 * `shared/forms`: it leads to an address and sends nothing.
 */
export function PaymentFilters({ query }: { query: PaymentQuery }): ReactNode {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();

  function apply(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const pairs = [...typed].map(([name, value]): [string, string] => [name, String(value).trim()]);
    const next = readPaymentQuery(new URLSearchParams(pairs));
    const backwards = next.startDate !== '' && next.endDate !== '' && next.startDate > next.endDate;
    setProblem(backwards ? 'The end lies before the start' : undefined);
    if (!backwards) void navigate(paymentsPath(next));
  }

  return (
    // Remade when the address changes by other means, so that it never shows what is not applied.
    <form key={paymentsPath({ ...query, page: 1 })} className={styles.filters} role="search" onSubmit={apply}>
      <Field label="Search" className={styles.search}>
        {(control) => (
          <Input
            {...control}
            type="search"
            name="search"
            placeholder="Name, email, phone or order id"
            defaultValue={query.search}
            maxLength={120}
            autoComplete="off"
            enterKeyHint="search"
          />
        )}
      </Field>
      <Field label="Status" className={styles.status}>
        {(control) => (
          <Select {...control} name="status" options={statusOptions} defaultValue={query.status} />
        )}
      </Field>
      <Field label="Start date">
        {(control) => <Input {...control} type="date" name="startDate" defaultValue={query.startDate} />}
      </Field>
      <Field label="End date" error={problem}>
        {(control) => <Input {...control} type="date" name="endDate" defaultValue={query.endDate} />}
      </Field>
      <div className={styles.ticks}>
        <Checkbox label="Flagged only" name="flagged" value="true" defaultChecked={query.flagged} />
        <Checkbox
          label="Refund asked for"
          name="refundAsked"
          value="true"
          defaultChecked={query.refundAsked}
        />
        <Checkbox label="To call" name="toCall" value="true" defaultChecked={query.toCall} />
      </div>
      <Button type="submit" variant="solid" className={styles.apply}>
        Apply
      </Button>
    </form>
  );
}
