import type { ReactNode } from 'react';
import { isoDay, shownDay } from '#shared/india/dates.ts';
import { RadioCards } from '#shared/ui/choices/radio-cards.tsx';
import type { Coach } from './api.ts';
import styles from './coach-choice.module.css';
import { CoachPhoto } from './parts.tsx';

export const NOBODY = 'nobody';

const loadOf = ({ openPrograms }: Coach): string =>
  `${openPrograms} open ${openPrograms === 1 ? 'program' : 'programs'}`;

function leaveOf({ leaveUntil }: Coach): string | undefined {
  return leaveUntil !== null && leaveUntil >= isoDay(Date.now())
    ? `on leave until ${shownDay(leaveUntil)}`
    : undefined;
}

const profileOf = ({ profile }: Coach): string =>
  [profile?.field, profile?.languages, profile?.credentials].filter(Boolean).join(', ');

interface CoachChoiceProps {
  coaches: readonly Coach[];
  value: string;
  onChange: (id: string) => void;
}

/** Who of the team coaches, with how much each has to do; or nobody. */
export function CoachChoice({ coaches, value, onChange }: CoachChoiceProps): ReactNode {
  return (
    <RadioCards
      legend="Coach"
      name="coach"
      value={value}
      onChange={onChange}
      options={[
        ...coaches.map((coach) => ({
          value: coach._id,
          title: coach.name,
          text: (
            <>
              {[loadOf(coach), leaveOf(coach)].filter(Boolean).join(', ')}
              {profileOf(coach) && <span className={styles.profile}>{profileOf(coach)}</span>}
            </>
          ),
          side: (
            <span className={styles.side}>
              <CoachPhoto name={coach.name} picture={coach.profile?.picture} />
            </span>
          ),
        })),
        { value: NOBODY, title: 'Nobody', text: 'Owner and managers see them as unassigned.' },
      ]}
    />
  );
}
