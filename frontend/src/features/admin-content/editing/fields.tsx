import { Stack } from '#shared/ui/layout/flow.tsx';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { bindAt, type Bound, LineField, type Part, typed } from '#shared/document/fields.tsx';
import { useDebounced } from '#shared/lib/use-debounced.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { Segmented } from '#shared/ui/choices/segmented.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { AffixInput } from '#shared/ui/forms/inputs/affix-input.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import { FocalPicker } from '#shared/ui/media/pictures/focal-picker.tsx';
import { PictureDrop } from '#shared/ui/media/pictures/picture-drop.tsx';
import { refusalOf } from '#shared/ui/media/pictures/upload-limit.ts';
import { useObjectUrl } from '#shared/ui/media/pictures/use-object-url.ts';
import { useSlugCheck } from '../api.ts';
import type { Status } from '../content.ts';
import type { ContentKind, Picked, PictureSlot } from './kind.ts';
import styles from './fields.module.css';

interface SlugFieldProps {
  of: Bound<string>;
  kind: 'blogs' | 'recipes';
  /** Path before the slug: "/blog/". */
  prefix: string;
  /** Source of an empty slug. */
  title: string;
  /** The edited content; its own slug counts as available. */
  saved: { _id: string; slug: string } | null;
}

/** The slug, with its availability. */
export function SlugField({ of, kind, prefix, title, saved }: SlugFieldProps): ReactNode {
  const slug = of.value.trim();
  const wanted = useDebounced((slug || title.trim()).slice(0, 300));
  const { data } = useSlugCheck(kind, wanted, saved?._id);
  const answer = useDeferredValue(wanted ? data : undefined);
  const taken = slug !== '' && answer !== undefined && !answer.available;
  return (
    <Field
      label="Slug"
      hint="Leave empty to use the title. The old slug redirects to the new one."
      error={of.error}
    >
      {(control) => (
        <>
          <AffixInput
            {...control}
            {...typed(of)}
            prefix={prefix}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={300}
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
                <Button size="sm" variant="quiet" onClick={() => of.onChange(answer.suggestion)}>
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

const statuses = [
  { value: 'draft', label: 'Draft' },
  { value: 'published', label: 'Published' },
] as const;
const withSchedule = [...statuses, { value: 'scheduled', label: 'Scheduled' }] as const;

interface StatusFieldProps {
  of: Bound<Status>;
  /** Publish time, if the kind can be scheduled. */
  publishAt?: Bound<string>;
}

export function StatusField({ of, publishAt }: StatusFieldProps): ReactNode {
  return (
    <>
      <Segmented<Status>
        legend="Status"
        showLegend
        className={styles.choices}
        name="status"
        value={of.value}
        onChange={of.onChange}
        options={publishAt ? withSchedule : statuses}
      />
      {publishAt && of.value === 'scheduled' && (
        <LineField
          of={publishAt}
          label="Publish on"
          hint="Date and time in India (IST)."
          type="datetime-local"
        />
      )}
    </>
  );
}

/** A datalist for an input's `list`. */
export function Suggestions({ id, words }: { id: string; words: readonly string[] }): ReactNode {
  return (
    <datalist id={id}>
      {words.map((word) => (
        <option key={word}>{word}</option>
      ))}
    </datalist>
  );
}

interface PictureFieldsProps {
  kind: Pick<ContentKind, 'pictures'>;
  form: Part<unknown>;
}

/** All pictures of the kind. */
export const PictureFields = ({ kind, form }: PictureFieldsProps): ReactNode =>
  kind.pictures.map((slot) => <PictureField key={slot.file} slot={slot} form={form} />);

/** A picture: file, focal point and alt text. */
function PictureField({ slot, form }: { slot: PictureSlot; form: Part<unknown> }): ReactNode {
  const { label, ratio } = slot;
  const picked = bindAt<Picked>(form, slot.file);
  const alt = bindAt<string | null>(form, slot.alt);
  const [x, y] = [bindAt<number>(form, slot.focalX), bindAt<number>(form, slot.focalY)];
  /** Why a chosen file was refused. */
  const [refusal, setRefusal] = useState<string>();
  const file = picked.value instanceof File ? picked.value : undefined;
  const chosen = useObjectUrl(file);
  const src = chosen ?? (typeof picked.value === 'string' ? picked.value : '');

  function take(taken: File): void {
    const refused = refusalOf(taken);
    setRefusal(refused && `${taken.name}: ${refused}`);
    if (refused !== undefined) return;
    picked.onChange(taken);
    x.onChange(0.5);
    y.onChange(0.5);
    if (alt.value === null) alt.onChange('');
  }

  return (
    <Stack gap="4">
      {src && alt.value !== null && (
        <FocalPicker
          src={src}
          alt={alt.value || 'Your selection'}
          focus={{ x: x.value, y: y.value }}
          ratio={ratio}
          onChange={(focus) => {
            x.onChange(focus.x);
            y.onChange(focus.y);
          }}
        />
      )}
      {src && alt.value === null && <img className={styles.plain} src={src} alt={`Now: ${label}`} />}
      <Field
        label={label}
        hint={file ? `${file.name}, sent when you save` : undefined}
        error={refusal ?? picked.error}
      >
        {(control) => (
          <PictureDrop
            {...control}
            verb={src ? 'Replace' : 'Select'}
            subject={label.toLowerCase()}
            onFile={take}
          />
        )}
      </Field>
      {alt.value !== null && (
        <LineField
          of={{ ...alt, value: alt.value }}
          label={`Alt text of the ${label.toLowerCase()}`}
          hint="Describes it for people who cannot see it, and for search engines."
          required
          maxLength={300}
        />
      )}
    </Stack>
  );
}
