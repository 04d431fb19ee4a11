import type { ReactNode } from 'react';
import type { ShownContentPicture } from '../../page-content/shown-picture.ts';
import styles from './coach-faces.module.css';
import { SitePicture } from './site-picture.tsx';

interface CoachFace {
  id: string;
  name: string;
  field: string;
  credentials: string;
  portrait: ShownContentPicture;
}

/** Some coaches, and what is said around them. The words come with the data, and so not with every buyer's code. */
export interface CoachFaceList {
  title: string;
  faces: readonly CoachFace[];
  /** That they are drawn. */
  note: string | null;
}

/** For who has paid: who might coach them. Whom they get is settled in the assessment. */
export function CoachFaces({ coaches }: { coaches: CoachFaceList | null }): ReactNode {
  if (!coaches) return null;
  return (
    <section className={styles.coaches} aria-labelledby="coach-faces">
      <h2 className="d4" id="coach-faces">
        {coaches.title}
      </h2>
      <ul>
        {coaches.faces.map(({ id, name, field, credentials, portrait }) => (
          <li key={id}>
            <SitePicture {...portrait} sizes="(min-width: 600px) 10rem, 44vw" />
            <b>{name}</b>
            <span className="muted">{field}</span>
            {credentials && <span className="muted">{credentials}</span>}
          </li>
        ))}
      </ul>
      {coaches.note && <p className="micro quiet">{coaches.note}</p>}
    </section>
  );
}
