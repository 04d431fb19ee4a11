import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import type { FieldControl } from '../../../shared/ui/field.tsx';
import { EditorIcon } from '../editor/editor-icon.tsx';
import styles from './drop-zone.module.css';

interface DropZoneProps {
  /** From the Field around it. */
  control: FieldControl;
  /** "Select" or "Replace". */
  verb: string;
  /** What screen readers hear, with the verb before it. */
  subject: string;
  onFile: (file: File) => void;
  disabled?: boolean;
}

/** A picture, dropped or chosen. One file input underneath, so keyboards and phones can use it. */
export function DropZone({ control, verb, subject, onFile, disabled }: DropZoneProps): ReactNode {
  const [over, setOver] = useState(false);
  return (
    <span
      className={clsx(styles.zone, over && styles.over)}
      data-invalid={control['aria-invalid']}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file && !disabled) onFile(file);
      }}
    >
      <input
        {...control}
        type="file"
        accept="image/*"
        aria-label={`${verb} ${subject}`}
        disabled={disabled}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file chosen again must be heard of again.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
      <EditorIcon name="upload" />
      <span>
        <b>{verb} image</b> or drop it here, up to 10 MB
      </span>
    </span>
  );
}
