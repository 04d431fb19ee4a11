import type { ReactNode } from 'react';
import { Badge } from '#shared/ui/text/badge.tsx';
import { TextAreaField, type FormFields } from '../../fields/fields.tsx';
import { linksOf } from './lists.ts';
import styles from './links-field.module.css';

/** content-17: links split on commas, each told whether it is one that can be shown. */
export function LinksField({ form }: { form: FormFields }): ReactNode {
  const links = linksOf(form.values['ytLinks'] ?? '');
  return (
    <div className={styles.field}>
      <TextAreaField
        form={form}
        name="ytLinks"
        label="YouTube links"
        optional
        hint="Separated by commas. Readers see the first one. Playlists are not supported."
        rows={2}
      />
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({ link, fine }, index) => (
            <li key={`${index}-${link}`}>
              <Badge tone={fine ? 'green' : 'red'}>{fine ? 'YouTube' : 'Not a YouTube video'}</Badge>
              <span>{link}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
