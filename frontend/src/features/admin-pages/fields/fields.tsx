import type { SearchWords } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import { bind, type Bound, LineField, LinesField, type Part } from '#shared/document/fields.tsx';
import { Legend } from '#shared/ui/layout/section.tsx';
import styles from './fields.module.css';

interface TextsFieldProps {
  of: Bound<readonly string[]>;
  label: string;
  hint: string;
  /** Separator: an empty line or a line end. */
  between: '\n\n' | '\n';
  rows?: number;
}

/** A list of texts in one textarea. Empty ones are dropped on publishing. */
export function TextsField({ of, between, ...field }: TextsFieldProps): ReactNode {
  const text = {
    ...of,
    value: of.value.join(between),
    onChange: (value: string) => of.onChange(value.split(between)),
  };
  return <LinesField {...field} of={text} />;
}

interface NumberFieldProps {
  of: Bound<number>;
  label: string;
  hint?: string;
}

/** A whole number; an empty field is 0. */
export function NumberField({ of, ...field }: NumberFieldProps): ReactNode {
  const text = {
    ...of,
    value: String(of.value),
    onChange: (value: string) => of.onChange(Math.trunc(Number(value)) || 0),
  };
  return <LineField {...field} of={text} type="number" />;
}

/** Description and keywords of a page. */
export function SearchFields({ part }: { part: Part<SearchWords> }): ReactNode {
  return (
    <fieldset className={styles.list}>
      <Legend>For search engines</Legend>
      <LinesField
        label="Description"
        hint="Shown under the page title in search results."
        rows={3}
        of={bind(part, 'description')}
      />
      <LineField
        label="Keywords"
        hint="Separated by commas. Not shown on the page."
        optional
        of={bind(part, 'keywords')}
      />
    </fieldset>
  );
}
