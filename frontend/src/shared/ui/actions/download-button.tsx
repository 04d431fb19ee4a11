import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { useAction } from './use-action.ts';

interface DownloadButtonProps {
  /** Among several: what is in the file, for who cannot see where the button stands. */
  name?: string | undefined;
  fileName: string;
  load: () => Promise<Blob>;
  /** Said of a failure without words of its own. */
  failure: string;
  children: ReactNode;
}

/** Saves a file that takes a session to get. */
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

/** Hands the browser a file to save, as a link with `download` would. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
