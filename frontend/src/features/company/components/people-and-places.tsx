import type { ReactNode } from 'react';
import { Initials } from '#shared/ui/media/initials.tsx';
import { SitePicture } from '#shared/ui/media/site-picture.tsx';
import type { ShownCompany } from '../company.ts';
import styles from './people-and-places.module.css';

interface CoachesProps {
  title: string;
  coaches: ShownCompany['coaches'];
}

export function Coaches({ title, coaches }: CoachesProps): ReactNode {
  if (coaches.length === 0) return null;
  return (
    <section className="section" aria-labelledby="coaches-title">
      <div className="wrap">
        <h2 className="d2" id="coaches-title">
          {title}
        </h2>
        <ul className={styles.coaches}>
          {coaches.map(({ id, name, picture, ...coach }) => (
            <li key={id}>
              {picture ? (
                <SitePicture {...picture} sizes="(min-width: 1024px) 14vw, (min-width: 768px) 29vw, 44vw" />
              ) : (
                <Initials name={name} className={styles.initials} />
              )}
              <p className="label">{name}</p>
              {/* Empty facts take no line. */}
              {[coach.field, coach.city, coach.languages, coach.credentials].filter(Boolean).map((fact) => (
                <p key={fact} className="small muted">
                  {fact}
                </p>
              ))}
            </li>
          ))}
        </ul>
        {coaches.some(({ picture }) => picture?.illustration) && (
          <p className={`micro quiet ${styles.note}`}>Illustrations, not photographs.</p>
        )}
      </div>
    </section>
  );
}

export function Gallery({ pictures }: { pictures: ShownCompany['gallery'] }): ReactNode {
  if (pictures.length === 0) return null;
  return (
    <section className={`section ${styles.rooms}`} aria-labelledby="gallery-title">
      <div className="wrap">
        <h2 className="sr" id="gallery-title">
          Gallery
        </h2>
        <ul className={styles.gallery}>
          {pictures.map(({ id, picture }) => (
            <li key={id}>
              {picture && <SitePicture {...picture} sizes="(min-width: 1024px) 50vw, 100vw" />}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
