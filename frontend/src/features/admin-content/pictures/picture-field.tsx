import type { ReactNode } from 'react';
import { Field } from '#shared/ui/forms/field.tsx';
import type { KindName, Views } from '../content.ts';
import { TextField } from '../fields/fields.tsx';
import { readFocus } from '#shared/ui/media/pictures/focus.ts';
import type { PictureSlot } from '../editing/kind.ts';
import { refusalOf } from '#shared/ui/media/pictures/upload-limit.ts';
import { fieldId } from '../editing/submission.ts';
import type { ContentForm } from '../editing/content-form.ts';
import { FocalPicker } from '#shared/ui/media/pictures/focal-picker.tsx';
import { PictureDrop } from '#shared/ui/media/pictures/picture-drop.tsx';
import styles from './picture-field.module.css';
import { useObjectUrl } from '#shared/ui/media/pictures/use-object-url.ts';

interface PictureFieldProps<Name extends KindName> {
  form: ContentForm<Name>;
  slot: PictureSlot<Views[Name]>;
  /** Says which file is not sent, and why. */
  onRefused: (slot: string, sentence: string) => void;
}

/** One picture of a form: choosing it, what must stay in sight of it, and what it shows. */
export function PictureField<Name extends KindName>(props: PictureFieldProps<Name>): ReactNode {
  const { form, slot, onRefused } = props;
  const { values, errors, set, view } = form;
  const file = form.files[slot.file];
  const fresh = useObjectUrl(file);
  const saved = view && slot.saved(view);
  const src = fresh ?? saved?.src;
  const describable = Boolean(file) || Boolean(saved?.described) || !saved;

  function take(chosen: File): void {
    const refusal = refusalOf(chosen);
    if (refusal !== undefined) {
      onRefused(slot.file, `${chosen.name}: ${refusal}`);
      return;
    }
    form.choose(slot.file, chosen);
    set(slot.focalX, '0.5');
    set(slot.focalY, '0.5');
  }

  return (
    <div className={styles.field}>
      {src && describable && (
        <FocalPicker
          src={src}
          alt={values[slot.alt] || 'Your selection'}
          focus={readFocus(values[slot.focalX], values[slot.focalY])}
          ratio={slot.ratio}
          onChange={({ x, y }) => {
            set(slot.focalX, String(x));
            set(slot.focalY, String(y));
          }}
        />
      )}
      {src && !describable && <img className={styles.plain} src={src} alt={`Now: ${slot.label}`} />}
      <Field
        id={fieldId(slot.file)}
        label={slot.label}
        hint={file ? `${file.name}, sent when you save` : undefined}
        error={errors[slot.file]}
      >
        {(control) => (
          <PictureDrop
            {...control}
            verb={src ? 'Replace' : 'Select'}
            subject={slot.label.toLowerCase()}
            onFile={take}
          />
        )}
      </Field>
      {describable && (
        <TextField
          form={form}
          name={slot.alt}
          label={`Alt text of the ${slot.label.toLowerCase()}`}
          hint="Describes it for people who cannot see it, and for search engines."
          required
          maxLength={300}
        />
      )}
    </div>
  );
}
