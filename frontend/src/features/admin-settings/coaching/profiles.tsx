import type { ReactNode } from 'react';
import { roleWords, useMay } from '#shared/session/rights.ts';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { Loaded } from '#shared/ui/feedback/loaded.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Field } from '#shared/ui/forms/field.tsx';
import { Select } from '#shared/ui/forms/inputs/select.tsx';
import { type Coach, useCoaches, useCompany, useTie } from './api.ts';
import styles from '../settings.module.css';

/** Which coach of "Who we are" each account is: clients see that photo, those languages and credentials. */
export function Profiles(): ReactNode {
  const may = useMay();
  const company = useCompany();
  return (
    <section aria-labelledby="coach-profiles">
      <h2 className="d4" id="coach-profiles">
        Coaches
      </h2>
      <p className="small muted">
        Whose profile of “Who we are” clients see beside the name. This is saved at once.
      </p>
      <Loaded answer={useCoaches()} loading={<Skeleton height="8rem" />}>
        {({ items }) => (
          <div className={styles.fields}>
            {items.map((coach) => (
              <Profile
                key={coach._id}
                coach={coach}
                profiles={company.data?.content.coaches ?? []}
                disabled={!may('people:manage') || !company.data}
              />
            ))}
          </div>
        )}
      </Loaded>
    </section>
  );
}

interface ProfileProps {
  coach: Coach;
  profiles: readonly { id: string; name: string }[];
  disabled: boolean;
}

function Profile({ coach: { _id, name, role, profileId }, profiles, disabled }: ProfileProps): ReactNode {
  const tie = useTie();
  const { busy, run } = useAction(async (chosen: string) => {
    await tie(_id, chosen === '' ? null : chosen);
    toast.success(`Saved for ${name}.`);
  }, 'The profile could not be saved. Please try again.');
  return (
    <Field label={`${name}, ${roleWords[role]}`}>
      {(control) => (
        <Select
          {...control}
          value={profileId ?? ''}
          placeholder="No profile"
          disabled={disabled || busy}
          options={profiles.map((profile) => ({ value: profile.id, label: profile.name }))}
          onChange={({ target }) => run(target.value)}
        />
      )}
    </Field>
  );
}
