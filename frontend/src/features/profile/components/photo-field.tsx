import { Row, Stack } from '#shared/ui/layout/flow.tsx';
import { clsx } from 'clsx';
import { useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Button } from '#shared/ui/actions/button.tsx';
import { FieldError } from '#shared/ui/forms/field.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import { photoWords, shrinkPhoto } from '../photo.ts';
import styles from './photo-field.module.css';

interface PhotoFieldProps {
  /** A data URL; '' if none. */
  photo: string;
  onChange: (photo: string) => void;
  /** Receives a photo being resized; resolves to undefined if unreadable or replaced meanwhile. */
  onTake: (made: Promise<string | undefined>) => void;
}

/** Profile photo: chosen or dropped, then resized. */
export function PhotoField({ photo, onChange, onTake }: PhotoFieldProps): ReactNode {
  const [error, setError] = useState<string>();
  const [over, setOver] = useState(false);
  const id = useId();
  /** Latest choice: a large photo may finish after a later, smaller one. */
  const last = useRef(0);

  async function take(file: File | undefined): Promise<string | undefined> {
    if (!file) return undefined;
    last.current += 1;
    const mine = last.current;
    setError(undefined);
    try {
      const shrunk = await shrinkPhoto(file);
      if (mine !== last.current) return undefined;
      onChange(shrunk);
      return shrunk;
    } catch (reason) {
      if (mine !== last.current) return undefined;
      setError(reason instanceof Error ? reason.message : photoWords.unreadable);
      return undefined;
    }
  }

  function remove(): void {
    last.current += 1;
    onChange('');
  }

  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    onTake(take(event.dataTransfer.files[0]));
  }

  return (
    <div
      className={styles.field}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <div className={clsx(styles.frame, over && styles.over)}>
        {photo ? <img src={photo} width="176" height="176" alt="You" /> : <Icon name="user" />}
      </div>
      <Stack gap="3">
        <Row gap="2">
          <div className={styles.choose}>
            <input
              id={id}
              type="file"
              accept="image/*"
              aria-describedby={error ? `${id}-error` : `${id}-hint`}
              onChange={(event) => {
                onTake(take(event.target.files?.[0]));
                // Allows choosing the same file again.
                event.target.value = '';
              }}
            />
            <label htmlFor={id}>{photo ? 'Change photo' : 'Choose a photo'}</label>
          </div>
          {photo && (
            <Button size="sm" variant="quiet" onClick={remove}>
              Remove
            </Button>
          )}
        </Row>
        <p className="micro quiet" id={`${id}-hint`}>
          JPG or PNG<span className={styles.drop}>, or drag it here</span>.
        </p>
        <div role="alert">{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
      </Stack>
    </div>
  );
}
