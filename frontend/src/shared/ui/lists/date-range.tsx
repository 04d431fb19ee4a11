import { useState, type ReactNode } from 'react';
import { Field } from '../forms/field.tsx';
import { Input } from '../forms/input.tsx';
import { type DelayedField, useDelayedField } from './use-delayed-field.ts';

/** Days in India, `YYYY-MM-DD`, both included; empty means no limit. */
export interface DayRange {
  startDate: string;
  endDate: string;
}

interface DateRangeProps extends DayRange {
  /** Called with valid ranges only. */
  onChange: (range: DayRange) => void;
}

/** While a year is typed, the browser's value has years such as 0002. */
const firstDay = '2000-01-01';
const lastDay = '9999-12-31';

const isWhole = (day: string): boolean => day === '' || (day >= firstDay && day <= lastDay);
const endsEarly = (start: string, end: string): boolean => start !== '' && end !== '' && start > end;

/** Start and end date. Incomplete dates are not applied; an end before the start shows an error at its field. */
export function DateRange({ startDate, endDate, onChange }: DateRangeProps): ReactNode {
  const start = useDelayedField(startDate, apply);
  const end = useDelayedField(endDate, apply);
  const backwards = isWhole(start.typed) && isWhole(end.typed) && endsEarly(start.typed, end.typed);

  function apply(): void {
    if (isWhole(start.typed) && isWhole(end.typed) && !backwards) {
      onChange({ startDate: start.typed, endDate: end.typed });
    }
  }

  return (
    <>
      <Day label="Start date" name="startDate" day={start} />
      <Day
        label="End date"
        name="endDate"
        day={end}
        problem={backwards ? 'The end date is before the start date' : undefined}
      />
    </>
  );
}

interface DayProps {
  label: string;
  name: string;
  day: DelayedField;
  problem?: string | undefined;
}

function Day({ label, name, day, problem }: DayProps): ReactNode {
  const [left, setLeft] = useState<string>();
  return (
    <Field label={label} error={problem ?? left}>
      {(control) => (
        <Input
          {...control}
          type="date"
          name={name}
          max={lastDay}
          value={day.typed}
          onChange={({ target }) => {
            setLeft(undefined);
            day.type(target.value, !target.validity.badInput && isWhole(target.value));
          }}
          onBlur={({ target }) => {
            const half = target.validity.badInput || !isWhole(target.value);
            setLeft(half ? 'Enter a full date, 2000 or later' : undefined);
          }}
        />
      )}
    </Field>
  );
}
