import type { ReactNode } from 'react';
import { paths } from '#shared/config/paths.ts';
import { BackLink } from '#shared/ui/actions/back-link.tsx';
import { CategoryLabel } from '#shared/ui/text/category-label.tsx';
import { Initials } from '#shared/ui/media/initials.tsx';
import { Picture } from '#shared/ui/media/picture.tsx';
import { shownDay } from '#shared/india/dates.ts';
import type { Author } from '../../author.ts';
import type { ReadableArticle } from '../../reading-text.ts';
import { ArticleText } from './article-text.tsx';
import styles from './article-view.module.css';
import { AuthorBox } from './author-box.tsx';
import { ContentsList } from './contents-list.tsx';
import { LikeButton } from './like-button.tsx';
import { ShareMenu } from './share-menu.tsx';

interface ArticleViewProps {
  article: ReadableArticle;
  /** Null: nothing more than the name is known. */
  author?: Author | null;
  /** The full one, for sharing. */
  address: string;
  /** Instead of the article's own picture, while that is not saved yet. */
  picture?: ReactNode;
}

/** Fewer sections than this are in sight without a list. */
const fewestSections = 3;

/** content-3. */
export function ArticleView({ article, author = null, address, picture }: ArticleViewProps): ReactNode {
  const { sections } = article;
  return (
    <article className={styles.article}>
      <div className={styles.progress} data-screen-only aria-hidden="true" />
      <div className={`wrap ${styles.head}`}>
        <BackLink to={paths.blog}>Back to Blog</BackLink>
        <CategoryLabel>{article.category}</CategoryLabel>
        <h1 className="d1">{article.title}</h1>
        <div className={styles.meta}>
          <div className={styles.byline}>
            {author && <Initials name={author.name} className={styles.initials} />}
            <p className="small num">
              <span className="label">{[article.author, ...(author?.facts ?? [])].join(', ')}</span>
              <br />
              <span className="muted">
                <time dateTime={article.date}>{shownDay(article.date)}</time> · {article.readTime}
              </span>
            </p>
          </div>
          <div className={styles.actions}>
            <LikeButton id={article._id} likes={article.likes} />
            <ShareMenu address={address} title={article.title} />
          </div>
        </div>
      </div>
      <div className={`wrap ${styles.hero}`}>
        <div className={styles.picture} data-shown>
          {picture === undefined ? (
            <Picture {...article.picture} sizes="(min-width: 1300px) 1216px, 100vw" first />
          ) : (
            picture
          )}
        </div>
      </div>
      <div className={`wrap ${styles.body}`}>
        <div>
          <ArticleText html={article.html} />
          {author && <AuthorBox author={author} />}
        </div>
        {sections.length >= fewestSections && <ContentsList sections={sections} />}
      </div>
    </article>
  );
}
