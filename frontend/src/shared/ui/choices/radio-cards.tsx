import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './radio-cards.module.css';
import { useEarlyChoice } from './use-early-choice.ts';

interface RadioCardsProps<V extends string | number> {
  legend: string;
  name: string;
  value: V;
  onChange: (value: V) => void;
  columns?: 1 | 2;
  options: readonly {
    value: V;
    title: ReactNode;
    text?: ReactNode;
    badge?: ReactNode;
    /** At the right edge, such as a price. */
    side?: ReactNode;
    disabled?: boolean;
  }[];
  showLegend?: boolean;
  className?: string | undefined;
}

export function RadioCards<V extends string | number>(props: RadioCardsProps<V>): ReactNode {
  const { legend, name, value, onChange, columns = 1, options, showLegend = false, className } = props;
  const group = useEarlyChoice(value, options, onChange);
  return (
    <fieldset className={className} ref={group}>
      <legend className={showLegend ? styles.legend : 'sr'}>{legend}</legend>
      <div className={clsx(styles.cards, columns === 2 && styles.two)}>
        {options.map((option) => (
          <label key={option.value} className={styles.card}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.ring} aria-hidden="true" />
            <span>
              <span className={styles.head}>
                <span className={styles.title}>{option.title}</span>
                {option.badge}
              </span>
              {option.text && <span className={styles.text}>{option.text}</span>}
            </span>
            {option.side && <span className={styles.side}>{option.side}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
