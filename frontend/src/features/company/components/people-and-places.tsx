import type { ReactNode } from 'react';
import { SitePicture } from '../../../shared/ui/media/site-picture.tsx';
import { coaches, gallery } from '../history.ts';
import styles from './people-and-places.module.css';

export function Coaches(): ReactNode {
  return (
    <section className="section" aria-labelledby="coaches-title">
      <div className="wrap">
        <h2 className="d2" id="coaches-title">
          The people who will know your name
        </h2>
        <ul className={styles.coaches}>
          {coaches.map((coach) => (
            <li key={coach.name}>
              <SitePicture
                files={coach.picture}
                sizes="(min-width: 1024px) 14vw, (min-width: 768px) 29vw, 44vw"
                alt={`Portrait illustration of ${coach.name}`}
              />
              <p className="label">{coach.name}</p>
              <p className="small muted">{coach.field}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function Gallery(): ReactNode {
  return (
    <section className={`section ${styles.rooms}`} aria-labelledby="gallery-title">
      <div className="wrap">
        <h2 className="sr" id="gallery-title">
          Gallery
        </h2>
        <ul className={styles.gallery}>
          {gallery.map(({ picture, alt }) => (
            <li key={alt}>
              <SitePicture files={picture} sizes="(min-width: 1024px) 50vw, 100vw" alt={alt} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
