import type { ReactNode } from 'react';
import styles from './segmented.module.css';
import { useEarlyChoice } from './use-early-choice.ts';

interface SegmentedProps<V extends string | number> {
  legend: string;
  name: string;
  value: V;
  onChange: (value: V) => void;
  options: readonly { value: V; label: string; disabled?: boolean }[];
  /** Otherwise only screen readers read the legend. */
  showLegend?: boolean;
  className?: string | undefined;
}

export function Segmented<V extends string | number>(props: SegmentedProps<V>): ReactNode {
  const { legend, name, value, onChange, options, showLegend = false, className } = props;
  const group = useEarlyChoice(value, options, onChange);
  return (
    <fieldset className={className} ref={group}>
      <legend className={showLegend ? styles.legend : 'sr'}>{legend}</legend>
      <div className={styles.seg}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
