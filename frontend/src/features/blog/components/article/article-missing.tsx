import type { ReactNode } from 'react';
import { paths } from '#shared/config/paths.ts';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import styles from './article-missing.module.css';

/** Texts of content-4. */
export function ArticleMissing(): ReactNode {
  return (
    <div className={`wrap ${styles.missing}`}>
      <h1 className="d1">Article Not Found</h1>
      <p className="lead">The article you're looking for doesn't exist.</p>
      <ButtonLink variant="primary" to={paths.blog}>
        Back to Blog
      </ButtonLink>
    </div>
  );
}
