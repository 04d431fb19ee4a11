import { Row } from '#shared/ui/layout/flow.tsx';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { clsx } from 'clsx';
import { paths } from '#shared/config/paths.ts';
import { BackLink } from '#shared/ui/actions/back-link.tsx';
import { CategoryLabel } from '#shared/ui/text/category-label.tsx';
import { Initials } from '#shared/ui/media/initials.tsx';
import { playOnClick } from '#shared/ui/media/video-poster.ts';
import { HtmlText } from '#shared/ui/text/html-text.tsx';
import { Picture } from '#shared/ui/media/picture.tsx';
import { shownDay } from '#shared/india/dates.ts';
import { Icon } from '#shared/ui/media/icon.tsx';
import { SitePicture } from '#shared/ui/media/site-picture.tsx';
import { Button } from '#shared/ui/actions/button.tsx';
import { HeartIcon } from '#shared/ui/media/heart-icon.tsx';
import { textStore } from '#shared/lib/browser-store.ts';
import type { Author } from '../../author.ts';
import { ShareMenu } from './share-menu.tsx';
import type { ReadableArticle, Section } from '../../article.ts';
import '#shared/styles/prose.css';
import '#shared/styles/prose-article.css';
import text from './article-text.module.css';
import styles from './article-view.module.css';

interface ArticleViewProps {
  article: ReadableArticle;
  /** Null: only the name is known. */
  author?: Author | null;
  /** Absolute, for sharing. */
  address: string;
  /** Replaces the article's picture in the preview of an unsaved one. */
  picture?: ReactNode;
}

/** Shorter articles need no table of contents. */
const minSections = 3;

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
          <Row gap="3" align="center" nowrap>
            {author && <Initials name={author.name} className={styles.initials} />}
            <p className="small num">
              <span className="label">{[article.author, ...(author?.facts ?? [])].join(', ')}</span>
              <br />
              <span className="muted">
                <time dateTime={article.date}>{shownDay(article.date)}</time> · {article.readTime}
              </span>
            </p>
          </Row>
          <Row gap="2" nowrap>
            <LikeButton id={article._id} likes={article.likes} />
            <ShareMenu address={address} title={article.title} />
          </Row>
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
          {/* content-27. Event delegation; only links are pressed, also with Enter. */}
          <HtmlText
            id="article-text"
            className={`prose ${text.text}`}
            onClick={playOnClick}
            html={article.html}
          />
          {author && <AuthorBox author={author} />}
        </div>
        {sections.length >= minSections && <ContentsList sections={sections} />}
      </div>
    </article>
  );
}

/** Author box after the text. */
function AuthorBox({ author }: { author: Author }): ReactNode {
  const { name, facts, bio, portrait } = author;
  return (
    <aside className={styles.author} aria-label="About the author">
      {portrait && (
        <SitePicture {...portrait} className={styles.portrait} sizes="(min-width: 600px) 9rem, 5.5rem" />
      )}
      <div className={styles.words}>
        <p className="label">Written by</p>
        <p className="d4">{name}</p>
        {facts.length > 0 && <p className="small muted">{facts.join(' · ')}</p>}
        {bio && <p>{bio}</p>}
        {portrait?.illustration && <p className="micro quiet">Illustration, not a photograph.</p>}
        <p className={styles.links}>
          <Link className="link--go small" to={`${paths.blog}?q=${encodeURIComponent(name)}`}>
            More by {name} <Icon name="arrow" />
          </Link>
          <Link className="link--go small" to={paths.trainingPrograms}>
            Train with a coach <Icon name="arrow" />
          </Link>
        </p>
      </div>
    </aside>
  );
}

/**
 * A section counts as read once its heading enters the upper third. The area above the screen is included, so that a jump back
 * over it is noticed.
 */
const upperThird = '1000000px 0px -66% 0px';

/** Id of the section being read; undefined before the first. */
function useSectionInSight(ids: readonly string[]): string | undefined {
  const [inSight, setInSight] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const headings = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    // Runs when a heading crosses the line; the last heading above it is current.
    const update = (): void => {
      const line = window.innerHeight / 3;
      setInSight(headings.findLast((each) => each.getBoundingClientRect().top < line)?.id);
    };
    const observer = new IntersectionObserver(update, { rootMargin: upperThird });
    for (const each of headings) observer.observe(each);
    return () => observer.disconnect();
  }, [key]);
  return inSight;
}

/** Table of contents beside the text, with the current section marked. */
function ContentsList({ sections }: { sections: readonly Section[] }): ReactNode {
  const inSight = useSectionInSight(sections.map(({ id }) => id));
  return (
    <nav className={styles.contents} data-screen-only aria-label="In this article">
      <p className="label">In this article</p>
      <ol className={styles.list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`} aria-current={id === inSight ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** content-5: stored in this browser under `liked:{_id}`. */
const storeOf = (id: string) => textStore('browser', `liked:${id}`);
const listeners = new Set<() => void>();
/** In memory, if storage is forbidden. */
const unstored = new Set<string>();

function isLiked(id: string): boolean {
  return unstored.has(id) || storeOf(id).read() !== null;
}

function setLiked(id: string, liked: boolean): void {
  const store = storeOf(id);
  if (!liked) {
    store.clear();
    unstored.delete(id);
  } else if (store.write('1')) {
    unstored.add(id);
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function useLiked(id: string): [liked: boolean, toggle: () => void] {
  const liked = useSyncExternalStore(
    subscribe,
    () => isLiked(id),
    () => false,
  );
  return [liked, () => setLiked(id, !liked)];
}

/** content-5: the server's likes, plus 1 if liked here. */
function LikeButton({ id, likes }: { id: string; likes: number }): ReactNode {
  const [liked, toggle] = useLiked(id);
  const count = likes + (liked ? 1 : 0);
  return (
    <Button
      size="sm"
      className={clsx('num', liked && styles.liked)}
      aria-pressed={liked}
      aria-label={`Like this article, ${count} ${count === 1 ? 'like' : 'likes'}`}
      onClick={toggle}
    >
      <HeartIcon full={liked} />
      <span>{count}</span>
    </Button>
  );
}
