import type { ReactNode } from 'react';
import { Segmented } from '#shared/ui/choices/segmented.tsx';
import { TextField, type FormFields } from './fields.tsx';
import styles from './status-field.module.css';

type Status = 'draft' | 'published' | 'scheduled';

const options = [
  { value: 'draft', label: 'Draft' },
  { value: 'published', label: 'Published' },
] as const;
const withSchedule = [...options, { value: 'scheduled', label: 'Scheduled' }] as const;

/** Who may see it, and with `schedule` from when on. */
export function StatusField({ form, schedule = false }: { form: FormFields; schedule?: boolean }): ReactNode {
  const status = form.values['status'] as Status;
  return (
    <>
      <Segmented<Status>
        legend="Status"
        showLegend
        className={styles.choices}
        name="status"
        value={status}
        onChange={(value) => form.set('status', value)}
        options={schedule ? withSchedule : options}
      />
      {schedule && status === 'scheduled' && (
        <TextField
          form={form}
          name="publishAt"
          label="Publish on"
          hint="Date and time in India (IST)."
          type="datetime-local"
        />
      )}
    </>
  );
}
