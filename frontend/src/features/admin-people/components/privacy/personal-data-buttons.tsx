import { useState, type ReactNode } from 'react';
import { ApiError, messageOf } from '#shared/api/errors.ts';
import { startDownload } from '#shared/lib/start-download.ts';
import { PasswordDialog } from '#shared/session/password-dialog.tsx';
import { Button } from '#shared/ui/actions/button.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { usePersonalData } from '../../api.ts';
import { EraseDialog } from './erase-dialog.tsx';
import styles from './privacy.module.css';

interface PersonalDataButtonsProps {
  email: string;
  /** Nobody erases themselves from here. */
  mayErase: boolean;
  onErased: () => void;
}

type Work = 'export' | 'erase';

/** Everything about one address: as a file, or gone. The server asks for the password first. */
export function PersonalDataButtons({ email, mayErase, onErased }: PersonalDataButtonsProps): ReactNode {
  const { archiveAddress, erase } = usePersonalData();
  const [busy, setBusy] = useState(false);
  const [erasing, setErasing] = useState(false);
  /** What waits for the password. */
  const [waiting, setWaiting] = useState<Work>();

  const acts: Record<Work, () => Promise<void>> = {
    export: async () => startDownload(await archiveAddress(email)),
    erase: async () => {
      await erase(email);
      toast.success('The erasure has started.');
      setErasing(false);
      onErased();
    },
  };

  /** @throws ApiError but for CONFIRM_IDENTITY, which opens the password's dialog */
  async function begin(work: Work): Promise<void> {
    try {
      await acts[work]();
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'CONFIRM_IDENTITY')) throw error;
      setErasing(false);
      setWaiting(work);
    }
  }

  async function beginAndTell(work: Work): Promise<void> {
    setBusy(true);
    await begin(work).catch((error: unknown) => toast.error(messageOf(error)));
    setBusy(false);
  }

  return (
    <>
      <div className={styles.actions}>
        <Button
          size="sm"
          iconBefore="download"
          busy={busy}
          busyLabel="Preparing..."
          onClick={() => void beginAndTell('export')}
        >
          Export data
        </Button>
        {mayErase && (
          <Button size="sm" variant="danger" onClick={() => setErasing(true)}>
            Erase
          </Button>
        )}
      </div>
      {erasing && (
        <EraseDialog email={email} onErase={() => begin('erase')} onClose={() => setErasing(false)} />
      )}
      {waiting && (
        <PasswordDialog
          onConfirmed={() => {
            setWaiting(undefined);
            void beginAndTell(waiting);
          }}
          onClose={() => setWaiting(undefined)}
        />
      )}
    </>
  );
}
