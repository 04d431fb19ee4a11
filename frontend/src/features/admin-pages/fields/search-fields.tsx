import type { SearchWords } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import { bind, type Part } from '../page-form.ts';
import styles from './list-field.module.css';
import { LineField, LinesField } from './text-fields.tsx';

/** What search engines are told of a page. */
export function SearchFields({ part }: { part: Part<SearchWords> }): ReactNode {
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>For search engines</legend>
      <LinesField
        label="Description"
        hint="Shown under the page title in search results."
        rows={3}
        {...bind(part, 'description')}
      />
      <LineField
        label="Keywords"
        hint="Separated by commas. Not shown on the page."
        optional
        {...bind(part, 'keywords')}
      />
    </fieldset>
  );
}
