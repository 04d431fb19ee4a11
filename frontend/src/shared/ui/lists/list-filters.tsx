import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Icon } from '../media/icon.tsx';
import styles from './list-filters.module.css';
import { TimesApplied } from './use-delayed-field.ts';
import { SearchInput, type SearchInputProps } from './search-input.tsx';

interface ListFiltersProps {
  /** The sides that the list can be seen from (`FilterLinks`); they stay in sight. */
  views?: ReactNode;
  search: SearchInputProps;
  /** How many filters beside the search are set. */
  set?: number;
  /** Takes the search and all filters back. */
  onClear: () => void;
  /** Whether there is an Apply button, which asks at once for what is typed. */
  apply?: boolean;
  /** The filters beside the search: each applies as soon as it is chosen. On a phone they are folded. */
  children?: ReactNode;
}

/** admin-27: what a list is searched and filtered by: it applies by itself and is kept by the address. */
export function ListFilters(props: ListFiltersProps): ReactNode {
  const { views, search, set = 0, onClear, apply, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const moreId = useId();
  const [open, setOpen] = useState(false);
  /** How often it was cleared: what is typed and was never asked for goes with it. */
  const [round, setRound] = useState(0);
  const [applied, setApplied] = useState(0);
  const isSet = search.value !== '' || set > 0;

  useEffect(() => {
    // The button is gone by then.
    if (round > 0) form.current?.querySelector('input')?.focus();
  }, [round]);

  return (
    <div className={styles.place}>
      {views}
      <form
        ref={form}
        className={styles.filters}
        role="search"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setApplied(applied + 1);
        }}
      >
        <TimesApplied value={applied}>
          <div key={`search-${round}`} className={styles.search}>
            <SearchInput {...search} />
          </div>
          {children && (
            <>
              <Button
                size="sm"
                className={styles.fold}
                aria-expanded={open}
                aria-controls={moreId}
                onClick={() => setOpen(!open)}
              >
                <span>{set > 0 ? `Filters (${set})` : 'Filters'}</span>
                <Icon name="chevron-down" />
              </Button>
              <div key={`more-${round}`} id={moreId} className={styles.more} data-open={open || undefined}>
                {children}
              </div>
            </>
          )}
        </TimesApplied>
        {apply && (
          <Button size="sm" type="submit" className={styles.apply}>
            Apply
          </Button>
        )}
        <Button
          size="sm"
          variant="quiet"
          className={styles.clear}
          data-idle={isSet ? undefined : true}
          onClick={() => {
            setRound(round + 1);
            onClear();
          }}
        >
          Clear
        </Button>
      </form>
    </div>
  );
}
