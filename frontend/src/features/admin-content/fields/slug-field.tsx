import { useDeferredValue, type ReactNode } from 'react';
import { useSettled } from '#shared/lib/use-settled.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import { AffixInput } from '#shared/ui/forms/inputs/affix-input.tsx';
import { useSlugCheck } from '../api.ts';
import type { FormFields } from './fields.tsx';
import styles from './slug-field.module.css';
import { fieldId } from '../editing/submission.ts';

interface SlugFieldProps {
  form: FormFields;
  kind: 'blogs' | 'recipes';
  /** Where it will stand: "/blog/". */
  prefix: string;
  /** What an empty one is made of. */
  title: string;
  /** What is edited, whose own address counts as free. */
  saved: { _id: string; slug: string } | null;
}

/** The address readers see, with a word on whether it is free while it is typed. */
export function SlugField({ form, kind, prefix, title, saved }: SlugFieldProps): ReactNode {
  const typed = (form.values['slug'] ?? '').trim();
  const wanted = useSettled((typed || title.trim()).slice(0, 300));
  const { data } = useSlugCheck(kind, wanted, saved?._id);
  const answer = useDeferredValue(wanted ? data : undefined);
  const taken = typed !== '' && answer !== undefined && !answer.available;
  return (
    <Field
      id={fieldId('slug')}
      label="Slug"
      hint="Leave empty to use the title. The old slug redirects to the new one."
      error={form.errors['slug']}
    >
      {(control) => (
        <>
          <AffixInput
            {...control}
            prefix={prefix}
            name="slug"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={300}
            value={form.values['slug'] ?? ''}
            onChange={(event) => form.set('slug', event.target.value)}
          />
          <div className={styles.answer} role="status">
            {answer && !taken && answer.suggestion !== saved?.slug && (
              <span className={styles.free}>
                <Icon name="check" /> <span>{`${prefix}${answer.suggestion} is available`}</span>
              </span>
            )}
            {answer && taken && (
              <>
                <span className={styles.taken}>{`${prefix}${answer.slug} is taken.`}</span>
                <Button size="sm" variant="quiet" onClick={() => form.set('slug', answer.suggestion)}>
                  {`Use ${answer.suggestion}`}
                </Button>
              </>
            )}
          </div>
        </>
      )}
    </Field>
  );
}
