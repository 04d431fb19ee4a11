import { useState, type ReactNode } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { toast } from '../feedback/toast.ts';
import { Button } from './button.tsx';

interface DownloadButtonProps {
  /** Among several: what is in the file, for who cannot see where the button stands. */
  name?: string | undefined;
  fileName: string;
  load: () => Promise<Blob>;
  /** What is said of what `load` rejects with. */
  failed: (error: unknown) => string;
  children: ReactNode;
}

/** Saves a file that takes a session to get. */
export function DownloadButton({ name, fileName, load, failed, children }: DownloadButtonProps): ReactNode {
  const [loading, setLoading] = useState(false);

  async function download(): Promise<void> {
    setLoading(true);
    try {
      saveFile(await load(), fileName);
    } catch (error) {
      toast.error(failed(error));
    } finally {
      setLoading(false);
    }
  }

  return (
    <Button
      size="sm"
      iconBefore="download"
      busy={loading}
      busyLabel="Downloading..."
      aria-label={name}
      onClick={() => void download()}
    >
      {children}
    </Button>
  );
}
