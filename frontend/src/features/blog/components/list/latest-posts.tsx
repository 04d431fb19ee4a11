import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/config/paths.ts';
import { Picture } from '#shared/ui/media/picture.tsx';
import { shownDay } from '#shared/india/dates.ts';
import type { ArticleSummary } from '../../article.ts';
import styles from './latest-posts.module.css';

export function LatestPosts({ articles }: { articles: readonly ArticleSummary[] }): ReactNode {
  return (
    <section aria-labelledby="latest-title">
      <h2 className="d4" id="latest-title">
        Latest posts
      </h2>
      <ol className={styles.list}>
        {articles.map((article) => (
          <li key={article._id} className={styles.post}>
            <Picture {...article.picture} alt="" sizes="96px" className={styles.picture} />
            <div>
              <Link className={`label ${styles.link}`} to={paths.blogArticle(article.slug)}>
                {article.title}
              </Link>
              <p className="micro quiet num">{shownDay(article.date)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
