import { useState, type ReactNode } from 'react';
import { ApiError } from '#shared/api/errors.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { Dialog } from '#shared/ui/overlays/dialog.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { Stack } from '#shared/ui/layout/flow.tsx';
import { uploadPicture } from '#shared/api/upload-picture.ts';
import { refusalOf } from '#shared/ui/media/pictures/upload-limit.ts';
import { PictureDrop } from '#shared/ui/media/pictures/picture-drop.tsx';
import { useObjectUrl } from '#shared/ui/media/pictures/use-object-url.ts';
import styles from './editor.module.css';
import { idle, phaseAt, SendingProgress } from '../editing/sending-progress.tsx';

interface InsertedPicture {
  url: string;
  alt: string;
  /** px, of the largest rendition. */
  width: number;
  height: number;
  caption: string;
}

interface ImageDialogProps {
  open: boolean;
  /** Pasted or dropped into the text. */
  dropped: File | undefined;
  onInsert: (picture: InsertedPicture) => void;
  onClose: () => void;
}

/** Uploads a picture and inserts it at the cursor. On failure file and texts are kept. */
export function ImageDialog({ open, dropped, onInsert, onClose }: ImageDialogProps): ReactNode {
  const [chosen, setChosen] = useState<File>();
  const [alt, setAlt] = useState('');
  const [caption, setCaption] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [phase, setPhase] = useState(idle);
  const file = chosen ?? dropped;
  const preview = useObjectUrl(file);
  const busy = phase.at !== 'idle';

  async function insert(): Promise<void> {
    if (busy) return;
    const refusal = file ? refusalOf(file) : 'Please select an image.';
    const found = {
      ...(refusal !== undefined && { image: refusal }),
      ...(!alt.trim() && { alt: 'Please enter an alt text' }),
    };
    setErrors(found);
    if (!file || Object.keys(found).length > 0) return;
    setPhase(phaseAt(0));
    try {
      const { url, width, height } = await uploadPicture(file, alt.trim(), (share) =>
        setPhase(phaseAt(share)),
      );
      onInsert({ url, alt: alt.trim(), width, height, caption: caption.trim() });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setErrors(error.fields ?? { image: error.message });
    } finally {
      setPhase(idle);
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Add a picture"
      dismissible={!busy}
      footer={
        <Button
          size="sm"
          variant="primary"
          busy={busy}
          busyLabel="Uploading..."
          onClick={() => void insert()}
        >
          Insert
        </Button>
      }
    >
      <Stack gap="4">
        {preview && <img className={styles.preview} src={preview} alt={alt || 'Your selection'} />}
        <Field label="Picture" hint={file?.name} error={errors['image']}>
          {(control) => (
            <PictureDrop
              {...control}
              verb={file ? 'Replace' : 'Select'}
              subject="the picture"
              disabled={busy}
              onFile={(taken) => {
                setChosen(taken);
                setErrors(({ image: _gone, ...rest }) => rest);
              }}
            />
          )}
        </Field>
        <Field
          label="Alt text"
          required
          hint="Describes it for people who cannot see it, and for search engines."
          error={errors['alt']}
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={300}
              value={alt}
              onChange={(event) => {
                setAlt(event.target.value);
                setErrors(({ alt: _gone, ...rest }) => rest);
              }}
              onKeyDown={(event) => {
                if (event.key === 'Enter') void insert();
              }}
            />
          )}
        </Field>
        <Field label="Caption" optional hint="Shown under the picture.">
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={300}
              value={caption}
              onChange={(event) => setCaption(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') void insert();
              }}
            />
          )}
        </Field>
        <SendingProgress phase={phase} />
      </Stack>
    </Dialog>
  );
}
