import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { FilterLinks } from '../ui/choices/filter-links.tsx';
import styles from './with-preview.module.css';

interface WithPreviewProps {
  preview: ReactNode;
  /** The form needs the room: the preview is as wide as a phone. */
  narrow?: boolean;
  children: ReactNode;
}

/** A form with its preview beside it; below 1200 px a switch shows one of the two (pages-6). */
export function WithPreview({ preview, narrow = false, children }: WithPreviewProps): ReactNode {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const isPreview = search.get('view') === 'preview';
  return (
    <div
      className={styles.both}
      data-narrow={narrow || undefined}
      data-shown={isPreview ? 'preview' : 'form'}
    >
      <div className={styles.switch}>
        <FilterLinks
          label="Edit or preview"
          links={[
            { to: pathname, label: 'Edit', current: !isPreview },
            { to: `${pathname}?view=preview`, label: 'Preview', current: isPreview },
          ]}
        />
      </div>
      <div className={styles.form}>{children}</div>
      <section className={styles.preview} aria-label="Preview">
        {preview}
      </section>
    </div>
  );
}
