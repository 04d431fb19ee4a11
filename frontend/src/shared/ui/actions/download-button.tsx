import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { useAction } from './use-action.ts';

interface DownloadButtonProps {
  /** Accessible name that says what the file is, where a page has several of these buttons. */
  name?: string | undefined;
  fileName: string;
  load: () => Promise<Blob>;
  /** Error message when the error has none. */
  failure: string;
  children: ReactNode;
}

/** Downloads a file with the session token. */
export function DownloadButton({ name, fileName, load, failure, children }: DownloadButtonProps): ReactNode {
  const { busy, run } = useAction(async () => saveFile(await load(), fileName), failure);
  return (
    <Button
      size="sm"
      iconBefore="download"
      busy={busy}
      busyLabel="Downloading..."
      aria-label={name}
      onClick={() => run()}
    >
      {children}
    </Button>
  );
}

export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
