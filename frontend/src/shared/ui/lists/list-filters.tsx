import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { FilterLinks } from '../choices/filter-links.tsx';
import { Field } from '../forms/field.tsx';
import { Input } from '../forms/input.tsx';
import { Icon } from '../media/icon.tsx';
import type { List } from './list-address.ts';
import styles from './list-filters.module.css';
import { ApplyCount, useDelayedField } from './use-delayed-field.ts';

interface ListViewsProps<Q extends { page: number }, Name extends keyof Q> {
  list: List<unknown, Q>;
  label: string;
  field: Name;
  words: Readonly<Record<Q[Name] & string, string>>;
}

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
  /** `ListViews`; never folded. */
  views?: ReactNode;
  /** What the search covers: "Name or email". */
  placeholder?: string;
  maxLength?: number;
  /** Adds an Apply button, which applies the typed texts without the delay. */
  apply?: boolean;
  /** Further filters; folded on a phone. */
  children?: ReactNode;
}

/** A list's search and filters (admin-27). They apply without a button, and the address keeps them. */
export function ListFilters(props: ListFiltersProps): ReactNode {
  const { list, views, placeholder, maxLength, apply, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const moreId = useId();
  const [open, setOpen] = useState(false);
  /** Counts the clears. As a key it resets the fields, with text that was typed and not applied. */
  const [clearCount, setClearCount] = useState(0);
  const [applied, setApplied] = useState(0);
  const others = list.set.filter((name) => name !== 'search').length;

  useEffect(() => {
    // The Clear button is hidden now.
    if (clearCount > 0) form.current?.querySelector('input')?.focus();
  }, [clearCount]);

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
        <ApplyCount value={applied}>
          <div key={`search-${clearCount}`} className={styles.search}>
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
              <div
                key={`more-${clearCount}`}
                id={moreId}
                className={styles.more}
                data-open={open || undefined}
              >
                {children}
              </div>
            </>
          )}
        </ApplyCount>
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
            setClearCount(clearCount + 1);
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
  value: string;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  onSearch: (text: string) => void;
}

/** Debounced; Enter applies at once. */
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
