import { type ReactNode, useState } from 'react';
import { Button } from '#shared/ui/actions/button.tsx';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { Segmented } from '#shared/ui/choices/segmented.tsx';
import { Loaded } from '#shared/ui/feedback/loaded.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Field } from '#shared/ui/forms/field.tsx';
import { Select } from '#shared/ui/forms/inputs/select.tsx';
import { type Preferences as Chosen, useChangePreferences, usePreferences } from '../api.ts';
import { isOver, usePrograms } from '../program.tsx';
import room from '../room.module.css';
import styles from './me.module.css';
import { deviceZone, hours, INDIA, weekdays, zoneOptions } from './preference-words.ts';

/** When she is asked for her check-in, and the units she reads. */
export function Preferences(): ReactNode {
  const { program } = usePrograms();
  const answer = usePreferences(program._id);
  return (
    <section className={room.part} aria-labelledby="preferences">
      <h2 className="d4" id="preferences">
        Check-in and units
      </h2>
      <Loaded answer={answer} loading={<Skeleton height="16rem" />}>
        {(known) => <Choices known={known} asks={!isOver(program)} />}
      </Loaded>
    </section>
  );
}

interface ChoicesProps {
  known: Chosen;
  /** Check-ins come. */
  asks: boolean;
}

function Choices({ known, asks }: ChoicesProps): ReactNode {
  const { program } = usePrograms();
  const change = useChangePreferences(program._id);
  const [device] = useState(deviceZone);
  const saving = useAction(async (wanted: Chosen) => {
    await change(wanted);
    toast.success('Saved.');
  });
  const [shown] = saving.running ?? [known];
  const set = (part: Partial<Chosen>): void => saving.run({ ...shown, ...part });
  const zone = shown.zone ?? INDIA;
  return (
    <>
      {asks && (
        <>
          <p className="muted">
            Your check-in opens on this day and can be sent for three more days. We write to you on the day at
            this hour, and on the last one at 9 in the morning, India time.
          </p>
          <div className={styles.pair}>
            <Field label="Day">
              {(control) => (
                <Select
                  {...control}
                  options={weekdays.map((label, value) => ({ value: String(value), label }))}
                  value={String(shown.weekday)}
                  onChange={({ target }) => set({ weekday: Number(target.value) })}
                />
              )}
            </Field>
            <Field label="Hour of the mails">
              {(control) => (
                <Select
                  {...control}
                  options={hours}
                  value={String(shown.hour)}
                  onChange={({ target }) => set({ hour: Number(target.value) })}
                />
              )}
            </Field>
          </div>
          <Field
            label="Time zone of the hour"
            hint={zone === INDIA ? undefined : 'Days and dates here are those of India.'}
          >
            {(control) => (
              <Select
                {...control}
                options={zoneOptions(device, shown.zone)}
                value={zone}
                onChange={({ target }) => set({ zone: target.value === INDIA ? null : target.value })}
              />
            )}
          </Field>
          {device !== zone && (
            <Notice
              action={
                <Button size="sm" onClick={() => set({ zone: device === INDIA ? null : device })}>
                  Use it
                </Button>
              }
            >
              This device is in {device.replaceAll('_', ' ')}.
            </Notice>
          )}
        </>
      )}
      <div className={styles.pair}>
        <Segmented
          showLegend
          legend="Weight"
          name="weight-unit"
          value={shown.weightUnit}
          options={[
            { value: 'kg', label: 'kg' },
            { value: 'lb', label: 'lb' },
          ]}
          className={styles.units}
          onChange={(weightUnit) => set({ weightUnit })}
        />
        <Segmented
          showLegend
          legend="Length"
          name="length-unit"
          value={shown.lengthUnit}
          options={[
            { value: 'cm', label: 'cm' },
            { value: 'in', label: 'in' },
          ]}
          className={styles.units}
          onChange={(lengthUnit) => set({ lengthUnit })}
        />
      </div>
    </>
  );
}
