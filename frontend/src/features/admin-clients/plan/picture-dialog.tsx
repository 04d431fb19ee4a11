import { type ReactNode, useState } from 'react';
import { Dialog } from '#shared/ui/overlays/dialog.tsx';
import { Button } from '#shared/ui/actions/button.tsx';
import { useInlineAction } from '#shared/ui/actions/use-inline-action.ts';
import { Progress } from '#shared/ui/feedback/progress.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { Stack } from '#shared/ui/layout/flow.tsx';
import { PictureDrop } from '#shared/ui/media/pictures/picture-drop.tsx';
import { refusalOf } from '#shared/ui/media/pictures/upload-limit.ts';
import { useObjectUrl } from '#shared/ui/media/pictures/use-object-url.ts';
import { uploadFile } from '../api.ts';
import styles from './plan-text.module.css';

interface PictureDialogProps {
  clientId: string;
  /** One that was pasted or dropped into the text. */
  dropped: File | undefined;
  onInsert: (picture: { src: string; alt: string }) => void;
  onClose: () => void;
}

/** Uploads a private picture and inserts it at the cursor. A failure keeps file and words. */
export function PictureDialog({ clientId, dropped, onInsert, onClose }: PictureDialogProps): ReactNode {
  const [chosen, setChosen] = useState<File>();
  const [alt, setAlt] = useState('');
  const [share, setShare] = useState(0);
  const [missing, setMissing] = useState<string>();
  const file = chosen ?? dropped;
  const preview = useObjectUrl(file);
  const { busy, problem, clear, run } = useInlineAction(async (picture: File) => {
    setShare(0);
    const { url } = await uploadFile(clientId, picture, setShare);
    onInsert({ src: url, alt: alt.trim() });
  }, 'The picture could not be sent. Please try again.');

  function insert(): void {
    if (busy) return;
    const refusal = file ? refusalOf(file) : 'Please select an image.';
    setMissing(refusal);
    if (file && refusal === undefined) run(file);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Add a picture"
      dismissible={!busy}
      footer={
        <Button size="sm" variant="primary" busy={busy} busyLabel="Uploading..." onClick={insert}>
          Insert
        </Button>
      }
    >
      <Stack gap="4">
        {preview && <img className={styles.preview} src={preview} alt={alt || 'Your selection'} />}
        <Field
          label="Picture"
          hint={file?.name ?? 'Only this client and the team can see it.'}
          error={missing ?? problem}
        >
          {(control) => (
            <PictureDrop
              {...control}
              verb={file ? 'Replace' : 'Select'}
              subject="the picture"
              disabled={busy}
              onFile={(taken) => {
                setChosen(taken);
                setMissing(undefined);
                clear();
              }}
            />
          )}
        </Field>
        <Field label="In words" optional hint="For clients who cannot see it.">
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={300}
              value={alt}
              onChange={({ target }) => setAlt(target.value)}
            />
          )}
        </Field>
        {busy && <Progress label="Uploading the picture" value={Math.round(share * 100)} max={100} />}
      </Stack>
    </Dialog>
  );
}
