import { clsx } from 'clsx';
import { useState, type ComponentProps, type ReactNode } from 'react';
import styles from './drop-zone.module.css';

interface DropZoneProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'onChange' | 'children' | 'className'
> {
  onFile: (file: File) => void;
  children: ReactNode;
}

/** A drop target over a file input, which serves keyboards and phones. */
export function DropZone({ onFile, children, ...input }: DropZoneProps): ReactNode {
  const [over, setOver] = useState(false);
  return (
    <span
      className={clsx(styles.zone, over && styles.over)}
      data-invalid={input['aria-invalid']}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file && !input.disabled) onFile(file);
      }}
    >
      <input
        {...input}
        type="file"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Lets the same file fire `change` again.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
      {children}
    </span>
  );
}
