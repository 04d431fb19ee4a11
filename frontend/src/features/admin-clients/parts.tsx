import type { ContentPicture } from '@ironbloom/brand';
import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { shownPicture } from '#shared/page-content/shown-picture.ts';
import { Initials } from '#shared/ui/media/initials.tsx';
import { SitePicture } from '#shared/ui/media/site-picture.tsx';
import type { Client } from './client.ts';
import styles from './parts.module.css';
import { programWords, type Stage, stageWords } from './words.ts';

export function Avatar({ name, large = false }: { name: string; large?: boolean }): ReactNode {
  return <Initials name={name} className={clsx(styles.avatar, large && styles.large)} />;
}

interface CoachPhotoProps {
  name: string;
  /** Of her published profile, as the server has checked it. */
  picture: object | null | undefined;
}

/** Decorative: the name stands beside it. */
export function CoachPhoto({ name, picture }: CoachPhotoProps): ReactNode {
  if (!picture) return <Avatar name={name} />;
  const shown = shownPicture(picture as ContentPicture);
  return (
    <span className={clsx(styles.avatar, styles.photo)}>
      <SitePicture {...shown} alt="" sizes="3rem" />
    </span>
  );
}

export const StageMark = ({ stage }: { stage: Stage }): ReactNode => (
  <span className={styles.stage} data-stage={stage}>
    {stageWords[stage]}
  </span>
);

export function CoachName({ client: { coach, standInUntil } }: { client: Client }): ReactNode {
  if (!coach) return <span className={styles.nobody}>Nobody yet</span>;
  return (
    <span className={styles.coach}>
      <CoachPhoto {...coach} />
      <span>
        {coach.name}
        {standInUntil !== null && <span className="quiet"> (stand-in)</span>}
      </span>
    </span>
  );
}

/** More weeks than this are one bar, not one part each. */
const mostParts = 14;

/** "Week 5 of 13", with a bar of as many parts. */
export function WeekBar({ client }: { client: Client }): ReactNode {
  const { week, weeks, state } = client;
  const words = programWords(client);
  if (week === null || weeks === null || state === 'ended' || state === 'cancelled')
    return <span className="quiet">{words}</span>;
  return (
    <span className={styles.week}>
      <span>{words}</span>
      {weeks <= mostParts ? (
        <span className={styles.parts} aria-hidden="true">
          {Array.from({ length: weeks }, (_, index) => (
            <i key={index} data-week={index + 1 < week ? 'done' : index + 1 === week ? 'now' : undefined} />
          ))}
        </span>
      ) : (
        <span
          className={styles.whole}
          style={{ '--done': `${(week / weeks) * 100}%` } as CSSProperties}
          aria-hidden="true"
        />
      )}
    </span>
  );
}

/** The week in a ring that fills. */
export function WeekRing({ week, weeks }: { week: number; weeks: number }): ReactNode {
  return (
    <span
      className={styles.ring}
      style={{ '--done': `${Math.round((week / weeks) * 100)}%` } as CSSProperties}
      role="img"
      aria-label={`Week ${week} of ${weeks}`}
    >
      <b>{week}</b>
      <i>of {weeks}</i>
    </span>
  );
}

/** A box with its heading in a line of its own. */
export function Box(props: {
  title: ReactNode;
  side?: ReactNode;
  id: string;
  className?: string | undefined;
  children: ReactNode;
}): ReactNode {
  const { title, side, id, className, children } = props;
  return (
    <section className={clsx(styles.box, className)} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {side}
      </div>
      {children}
    </section>
  );
}
