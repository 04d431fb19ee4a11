import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/config/paths.ts';
import { Icon } from '#shared/ui/media/icon.tsx';
import { SitePicture } from '#shared/ui/media/site-picture.tsx';
import type { Author } from '../../author.ts';
import styles from './author-box.module.css';

/** Who wrote the article, for who has read it. */
export function AuthorBox({ author }: { author: Author }): ReactNode {
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
