import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { FilterLinks } from '../choices/filter-links.tsx';
import { Field } from '../forms/field.tsx';
import { Input } from '../forms/input.tsx';
import { Icon } from '../media/icon.tsx';
import type { List } from './list-address.ts';
import styles from './list-filters.module.css';
import { TimesApplied, useDelayedField } from './use-delayed-field.ts';

interface ListViewsProps<Q extends { page: number }, Name extends keyof Q> {
  list: List<unknown, Q>;
  label: string;
  /** The filter that chooses the view. */
  field: Name;
  /** Its values, with their words. */
  words: Readonly<Record<Q[Name] & string, string>>;
}

/** A list seen from a few sides. */
export function ListViews<Q extends { page: number }, Name extends keyof Q>(
  props: ListViewsProps<Q, Name>,
): ReactNode {
  const { list, label, field, words } = props;
  const links = Object.entries<string>(words).map(([value, text]) => ({
    to: list.hrefFor({ [field]: value } as Partial<Q>),
    label: text,
    current: value === list.query[field],
  }));
  return <FilterLinks label={label} links={links} />;
}

interface ListFiltersProps {
  list: List<unknown, { search: string; page: number }>;
  /** The sides that the list can be seen from (`ListViews`); they stay in sight. */
  views?: ReactNode;
  /** What is looked through: "Name or email". */
  placeholder?: string;
  /** Of the search. */
  maxLength?: number;
  /** Whether there is an Apply button, which asks at once for what is typed. */
  apply?: boolean;
  /** The filters beside the search: each applies as soon as it is chosen. On a phone they are folded. */
  children?: ReactNode;
}

/** admin-27: what a list is searched and filtered by: it applies by itself and is kept by the address. */
export function ListFilters(props: ListFiltersProps): ReactNode {
  const { list, views, placeholder, maxLength, apply, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const moreId = useId();
  const [open, setOpen] = useState(false);
  /** How often it was cleared: what is typed and was never asked for goes with it. */
  const [round, setRound] = useState(0);
  const [applied, setApplied] = useState(0);
  const others = list.set.filter((name) => name !== 'search').length;

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
            <SearchInput
              value={list.query.search}
              placeholder={placeholder}
              maxLength={maxLength}
              onSearch={(search) => list.go({ search }, 'typed')}
            />
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
                <span>{others > 0 ? `Filters (${others})` : 'Filters'}</span>
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
          data-idle={list.set.length > 0 ? undefined : true}
          onClick={() => {
            setRound(round + 1);
            list.clear();
          }}
        >
          Clear
        </Button>
      </form>
    </div>
  );
}

interface SearchInputProps {
  /** What the list is searched for now. */
  value: string;
  /** What is looked through: "Name or email". */
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  onSearch: (text: string) => void;
}

/** The address follows what is typed, a moment later; at Enter at once. */
export function SearchInput({ value, placeholder, maxLength = 120, onSearch }: SearchInputProps): ReactNode {
  const { typed, type, settle } = useDelayedField(value, onSearch);
  return (
    <Field label="Search">
      {(control) => (
        <Input
          {...control}
          type="search"
          name="search"
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={maxLength}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') settle();
          }}
        />
      )}
    </Field>
  );
}
