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

/** Coaches with the section's texts, which come with the data. */
export interface CoachFaceList {
  title: string;
  faces: readonly CoachFace[];
  /** Says that the portraits are drawn. */
  note: string | null;
}

/** Shows buyers who may coach them; the assessment decides. */
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
