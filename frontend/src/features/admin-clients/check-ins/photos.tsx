import { type ReactNode, useState } from 'react';
import { dayAndMonth } from '#shared/india/dates.ts';
import { ComparePhotos } from '#shared/private-files/compare-photos.tsx';
import { PrivatePicture } from '#shared/private-files/private-picture.tsx';
import { Button } from '#shared/ui/actions/button.tsx';
import { Segmented } from '#shared/ui/choices/segmented.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Select } from '#shared/ui/forms/inputs/select.tsx';
import { AdminIcon } from '#shared/ui/media/admin-icon.tsx';
import { useKeys } from '#shared/ui/keyboard/keys.tsx';
import { firstName } from '../words.ts';
import { type CheckIn, useProgress } from './api.ts';
import styles from './photos.module.css';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

type Dated = Pick<CheckIn, 'dueOn' | 'week' | 'photos'>;

interface PhotosProps {
  clientId: string;
  name: string;
  checkIn: Dated;
}

/** Photographs of this check-in beside an earlier one's, once somebody asks for them: each opening is recorded. */
export function Photos({ clientId, name, checkIn }: PhotosProps): ReactNode {
  const progress = useProgress(clientId).data;
  const views = Object.keys(checkIn.photos);
  const [view, setView] = useState(views[0] ?? '');
  const [opened, setOpened] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const first = firstName(name);
  const mayOpen = progress?.checkIns.some(({ photos }) => Object.keys(photos).length > 0) ?? false;
  const earlier = (progress?.checkIns ?? []).filter(
    ({ dueOn, photos }) => dueOn < checkIn.dueOn && photos[view] !== undefined,
  );
  // The first of all says the most.
  const other = earlier.find(({ dueOn }) => dueOn === chosen) ?? earlier[0];

  useKeys((key) => {
    if (views.length === 0 || !mayOpen) return false;
    if (key === 'p') setOpened(true);
    else if (opened && (key === '[' || key === ']') && other) {
      const step = earlier[earlier.indexOf(other) + (key === '[' ? -1 : 1)];
      if (step) setChosen(step.dueOn);
    } else return false;
    return true;
  });

  if (views.length === 0) return null;
  const shownOf = ({ dueOn, week, photos }: Dated) => ({
    src: photos[view]!,
    day: dayAndMonth(dueOn),
    alt: `${capital(view)}, week ${week}, ${dayAndMonth(dueOn)}`,
  });
  return (
    <section className={styles.photos} aria-labelledby="photos">
      <div className={styles.head}>
        <h3 id="photos">Photographs</h3>
        {opened && views.length > 1 && (
          <Segmented
            legend="View"
            name="view"
            value={view}
            options={views.map((one) => ({ value: one, label: capital(one) }))}
            onChange={setView}
          />
        )}
      </div>
      {opened ? (
        <>
          {earlier.length > 1 && other && (
            <Field label="Compare with">
              {(control) => (
                <Select
                  {...control}
                  value={other.dueOn}
                  options={earlier.map(({ dueOn, week }) => ({
                    value: dueOn,
                    label: `Week ${week}, ${dayAndMonth(dueOn)}`,
                  }))}
                  onChange={({ target }) => setChosen(target.value)}
                />
              )}
            </Field>
          )}
          {other ? (
            <ComparePhotos left={shownOf(other)} right={shownOf(checkIn)} />
          ) : (
            <div className={styles.one}>
              <PrivatePicture {...shownOf(checkIn)} />
            </div>
          )}
          <p className="micro quiet">
            Only {first}, her coach and the owner see these. Each opening is recorded and shown to {first}.
          </p>
        </>
      ) : (
        <div className={styles.guard}>
          <AdminIcon name="lock" />
          <p className="small muted">
            {views.length === 1 ? 'One photograph' : `${views.length} photographs`}, kept as health data.
            Opening is recorded with your name and the time, and shown to {first}.
          </p>
          {progress && !mayOpen && <p className="small">Only her coach and the owner may open them.</p>}
          {mayOpen && (
            <Button size="sm" variant="solid" onClick={() => setOpened(true)}>
              Open photographs
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
