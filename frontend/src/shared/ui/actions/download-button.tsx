import type { ReactNode } from 'react';
import { saveFile } from '../../lib/save-file.ts';
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
