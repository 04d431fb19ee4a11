import type { ReactNode } from 'react';
import { Checkbox } from '#shared/ui/forms/checkbox.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Select } from '#shared/ui/forms/inputs/select.tsx';
import { DateRange } from '#shared/ui/lists/date-range.tsx';
import { ListFilters } from '#shared/ui/lists/list-filters.tsx';
import { useListAddress } from '#shared/ui/lists/use-list-address.ts';
import { statuses, type PaymentStatus } from '../../payment.ts';
import { noFilters, paymentsPath, ticks, type PaymentQuery } from '../../payment-query.ts';
import styles from './payment-filters.module.css';

const statusOptions = [
  { value: '', label: 'All' },
  ...statuses.map((status) => ({ value: status, label: status.charAt(0).toUpperCase() + status.slice(1) })),
];

const tickLabels = { flagged: 'Flagged only', refundAsked: 'Refund requested', toCall: 'To call' } as const;

/** admin-8: what is typed or chosen applies by itself or at Apply, and stands in the address. */
export function PaymentFilters({ query }: { query: PaymentQuery }): ReactNode {
  const go = useListAddress(query, paymentsPath);
  const { search, status, startDate, endDate } = query;
  const set = [status, startDate, endDate, ...ticks.map((tick) => query[tick])].filter(Boolean).length;
  return (
    <ListFilters
      search={{
        value: search,
        placeholder: 'Name, email, phone or order id',
        onSearch: (text) => go({ search: text }, 'typed'),
      }}
      set={set}
      onClear={() => go(noFilters)}
      apply
    >
      <Field label="Status" className={styles.status}>
        {(control) => (
          <Select
            {...control}
            name="status"
            options={statusOptions}
            value={status}
            onChange={({ target }) => go({ status: target.value as PaymentStatus | '' })}
          />
        )}
      </Field>
      <DateRange startDate={startDate} endDate={endDate} onChange={(range) => go(range, 'typed')} />
      <div className={styles.ticks}>
        {ticks.map((tick) => (
          <Checkbox
            key={tick}
            label={tickLabels[tick]}
            name={tick}
            checked={query[tick]}
            onChange={({ target }) => go({ [tick]: target.checked })}
          />
        ))}
      </div>
    </ListFilters>
  );
}
