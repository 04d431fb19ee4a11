import type { ContentPicture } from '@ironbloom/brand';
import { useState, type ReactNode } from 'react';
import { ApiError } from '#shared/api/errors.ts';
import { uploadPicture } from '#shared/api/upload-picture.ts';
import { bind, type Bound, LineField } from '#shared/document/fields.tsx';
import { shownPicture } from '#shared/page-content/shown-picture.ts';
import { Progress } from '#shared/ui/feedback/progress.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { FocalPicker } from '#shared/ui/media/pictures/focal-picker.tsx';
import { PictureDrop } from '#shared/ui/media/pictures/picture-drop.tsx';
import { refusalOf } from '#shared/ui/media/pictures/upload-limit.ts';
import styles from './fields.module.css';

interface PictureFieldProps {
  of: Omit<Bound<ContentPicture | null>, 'onChange'> & { onChange: (picture: ContentPicture) => void };
  label: string;
  /** CSS aspect ratio: `3 / 2`. */
  ratio: string;
}

/** A picture of a page: uploaded at once, with alt text and focal point. */
export function PictureField({ of, label, ratio }: PictureFieldProps): ReactNode {
  const { value: picture, errors, path, busy, onChange } = of;
  const [share, setShare] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const { focalX = 0.5, focalY = 0.5 } = picture ?? {};

  async function take(file: File): Promise<void> {
    const found = refusalOf(file);
    setRefusal(found);
    if (found !== undefined) return;
    setShare(0);
    try {
      const { picture: stored } = await uploadPicture(file, '', setShare);
      const { source, widths, width, height } = stored;
      onChange({ uploaded: { source, widths, width, height }, alt: '', focalX: 0.5, focalY: 0.5 });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.fields?.['image'] ?? error.message);
    } finally {
      setShare(null);
    }
  }

  return (
    <div className={styles.picture}>
      {picture && (
        <FocalPicker
          src={shownPicture(picture).files.img.src}
          alt={picture.alt || 'Your selection'}
          focus={{ x: focalX, y: focalY }}
          ratio={ratio}
          onChange={({ x, y }) => onChange({ ...picture, focalX: x, focalY: y })}
        />
      )}
      <Field label={label} error={refusal ?? errors[path] ?? errors[`${path}.uploaded`]}>
        {(control) => (
          <PictureDrop
            {...control}
            verb={picture ? 'Replace' : 'Select'}
            subject={label.toLowerCase()}
            disabled={busy || share !== null}
            onFile={(file) => void take(file)}
          />
        )}
      </Field>
      {share !== null && <Progress value={Math.round(share * 100)} max={100} label="Upload" />}
      {picture && (
        <LineField
          label={`Alt text of the ${label.toLowerCase()}`}
          hint="Describes it for people who cannot see it, and for search engines."
          of={bind({ ...of, value: picture }, 'alt')}
        />
      )}
    </div>
  );
}
