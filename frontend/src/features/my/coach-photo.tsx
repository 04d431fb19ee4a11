import { business } from '@ironbloom/brand';
import { lazy, type ReactNode, Suspense } from 'react';
import { Initials } from '#shared/ui/media/initials.tsx';
import type { Coach } from './api.ts';
import styles from './coach-photo.module.css';

const Portrait = lazy(async () => ({ default: (await import('./coach-portrait.tsx')).CoachPortrait }));

/** The default pictures of people are drawings, which pages must say. */
export const isDrawn = ({ profile }: Pick<Coach, 'profile'>): boolean =>
  String(profile?.picture?.['shipped'] ?? '').startsWith('people/');

interface CoachPhotoProps {
  /** Null: the team. */
  coach: Pick<Coach, 'name' | 'profile'> | null;
  large?: boolean;
}

/** The coach's picture of “Who we are”, otherwise initials. Decorative: the name stands beside it. */
export function CoachPhoto({ coach, large = false }: CoachPhotoProps): ReactNode {
  const name = coach?.name ?? business().name;
  const letters = <Initials name={name} className={styles.initials} />;
  return (
    <span className={large ? styles.large : styles.photo}>
      {coach?.profile?.picture ? (
        <Suspense fallback={letters}>
          <Portrait picture={coach.profile.picture} />
        </Suspense>
      ) : (
        letters
      )}
    </span>
  );
}
