import { useState, type ReactNode } from 'react';
import { messageOf } from '../../../../shared/api/errors.ts';
import { startDownload } from '../../../../shared/lib/start-download.ts';
import { Button } from '../../../../shared/ui/actions/button.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { usePersonalData } from '../../api.ts';
import { EraseDialog } from './erase-dialog.tsx';
import styles from './privacy.module.css';

interface PersonalDataButtonsProps {
  email: string;
  /** Nobody erases themselves from here. */
  mayErase: boolean;
  onErased: () => void;
}

/** Everything about one address: as a file, or gone. */
export function PersonalDataButtons({ email, mayErase, onErased }: PersonalDataButtonsProps): ReactNode {
  const { archiveAddress } = usePersonalData();
  const [busy, setBusy] = useState(false);
  const [erasing, setErasing] = useState(false);

  async function download(): Promise<void> {
    setBusy(true);
    try {
      startDownload(await archiveAddress(email));
    } catch (error) {
      toast.error(messageOf(error));
    }
    setBusy(false);
  }

  return (
    <>
      <div className={styles.actions}>
        <Button
          size="sm"
          iconBefore="download"
          busy={busy}
          busyLabel="Gathering..."
          onClick={() => void download()}
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
        <EraseDialog
          email={email}
          onClose={() => setErasing(false)}
          onErased={() => {
            setErasing(false);
            onErased();
          }}
        />
      )}
    </>
  );
}
