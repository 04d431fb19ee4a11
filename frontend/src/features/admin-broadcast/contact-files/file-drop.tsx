import { useId, type ReactNode } from 'react';
import { DropZone } from '#shared/ui/forms/drop-zone.tsx';
import { EditorIcon } from '#shared/ui/media/editor-icon.tsx';
import { Spinner } from '#shared/ui/feedback/spinner.tsx';

/** Takes a contact file, one at a time. */
export function FileDrop({ onFile, busy }: { onFile: (file: File) => void; busy: boolean }): ReactNode {
  const kindsId = useId();
  return (
    <DropZone
      accept=".xlsx,.xls,.csv"
      aria-label="Upload a contact file"
      aria-describedby={kindsId}
      disabled={busy}
      onFile={onFile}
    >
      {busy ? <Spinner /> : <EditorIcon name="upload" />}
      {busy ? (
        <span key="busy">Reading the file...</span>
      ) : (
        <span key="free">
          <b>Choose a contact file</b> or drop it here
        </span>
      )}
      <span className="micro quiet" id={kindsId}>
        .xlsx, .xls or .csv with an email column
      </span>
    </DropZone>
  );
}
