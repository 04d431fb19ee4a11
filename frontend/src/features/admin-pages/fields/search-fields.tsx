import type { SearchWords } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import type { PageFormProps } from '../page-form.ts';
import styles from './list-field.module.css';
import { LineField, LinesField } from './text-fields.tsx';

/** What search engines are told of a page. */
export function SearchFields({ content, errors, busy, set }: PageFormProps<SearchWords>): ReactNode {
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>For search engines</legend>
      <LinesField
        label="Description"
        hint="Shown under the page title in search results."
        rows={3}
        value={content.description}
        error={errors['description']}
        busy={busy}
        onChange={(description) => set({ description })}
      />
      <LineField
        label="Keywords"
        hint="Separated by commas. Not shown on the page."
        optional
        value={content.keywords}
        error={errors['keywords']}
        busy={busy}
        onChange={(keywords) => set({ keywords })}
      />
    </fieldset>
  );
}
