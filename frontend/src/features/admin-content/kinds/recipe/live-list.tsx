import type { ReactNode } from 'react';
import { Segmented } from '#shared/ui/choices/segmented.tsx';
import { TextAreaField, type FormFields } from '../../fields/fields.tsx';
import { entriesOf, type Cut } from './lists.ts';
import styles from './live-list.module.css';

interface ListFieldProps {
  form: FormFields;
  name: 'ingredients' | 'steps';
  label: string;
  placeholder: string;
  numbered?: boolean;
}

/** content-17: entries split on newlines or commas, and at once what they become. */
export function ListField({ form, name, label, placeholder, numbered = false }: ListFieldProps): ReactNode {
  const cutName = `${name}Cut`;
  const cut = (form.values[cutName] ?? 'both') as Cut;
  const entries = entriesOf(form.values[name] ?? '', cut);
  const List = numbered ? 'ol' : 'ul';
  return (
    <div className={styles.field}>
      <TextAreaField
        form={form}
        name={name}
        label={label}
        hint={cut === 'both' ? 'One per line, or separated by commas.' : 'One per line. Commas are kept.'}
        placeholder={placeholder}
        rows={7}
      />
      <div className={styles.outcome}>
        <Segmented<Cut>
          legend={`Split ${label.toLowerCase()} at`}
          showLegend
          className={styles.split}
          name={cutName}
          value={cut}
          onChange={(value) => form.set(cutName, value)}
          options={[
            { value: 'both', label: 'Lines and commas' },
            { value: 'lines', label: 'Lines' },
          ]}
        />
        <p className="small quiet num" role="status">
          {entries.length === 1 ? '1 entry' : `${entries.length} entries`}
        </p>
        <List className={numbered ? styles.numbered : styles.entries}>
          {entries.map((entry, index) => (
            <li key={`${index}-${entry}`}>{entry}</li>
          ))}
        </List>
      </div>
    </div>
  );
}
