import { Row, Stack } from '#shared/ui/layout/flow.tsx';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '#shared/ui/actions/button.tsx';
import { Dialog } from '#shared/ui/overlays/dialog.tsx';
import { DropZone } from '#shared/ui/forms/drop-zone.tsx';
import { EditorIcon } from '#shared/ui/media/editor-icon.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import styles from '../compose/compose.module.css';
import { dataUrl, type InlineImage } from '../compose/message.ts';

/** px. Content width of a mail. */
const mailWidth = 568;

export interface PlacedPicture {
  image: InlineImage;
  alt: string;
  /** px. */
  width: number;
}

interface PictureDialogProps {
  /** Null: closed. Without an image it asks for a file. */
  asked: { image?: InlineImage } | null;
  /** @throws Error with a message for the user */
  read: (file: File) => Promise<InlineImage>;
  onInsert: (picture: PlacedPicture) => void;
  onClose: () => void;
}

/** Asks for an image and its alt text before it is inserted at the cursor. */
export function PictureDialog({ asked, ...form }: PictureDialogProps): ReactNode {
  return (
    <Dialog open={asked !== null} onClose={form.onClose} title="Insert image" size="sm">
      {asked && <PictureForm {...form} given={asked.image} />}
    </Dialog>
  );
}

interface PictureFormProps extends Omit<PictureDialogProps, 'asked'> {
  given: InlineImage | undefined;
}

function PictureForm({ given, read, onInsert }: PictureFormProps): ReactNode {
  const [image, setImage] = useState(given);
  const [alt, setAlt] = useState('');
  const [error, setError] = useState<string>();
  const shown = useRef<HTMLImageElement>(null);

  async function choose(file: File): Promise<void> {
    try {
      setImage(await read(file));
      setError(undefined);
    } catch (problem) {
      setError((problem as Error).message);
    }
  }

  function insert(): void {
    if (!image) {
      setError('Please select an image.');
      return;
    }
    const natural = shown.current?.naturalWidth ?? 0;
    onInsert({ image, alt: alt.trim(), width: Math.min(natural || mailWidth, mailWidth) });
  }

  return (
    <Stack gap="4">
      {image && <img ref={shown} className={styles.chosen} src={dataUrl(image)} alt="Your selection" />}
      {!given && (
        <Field label="Image" error={error}>
          {(control) => (
            <DropZone
              {...control}
              accept="image/png,image/jpeg,image/gif,image/webp"
              aria-label={image ? 'Replace the image' : 'Select an image'}
              onFile={(file) => void choose(file)}
            >
              <EditorIcon name="upload" />
              <span>
                <b>{image ? 'Replace image' : 'Select image'}</b> or drop it here
              </span>
            </DropZone>
          )}
        </Field>
      )}
      <Field
        label="Alt text"
        optional
        hint="Read aloud by screen readers, and shown where a mail program hides images."
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={300}
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') insert();
            }}
          />
        )}
      </Field>
      <Row gap="3" align="center">
        <Button size="sm" variant="primary" onClick={insert}>
          Insert
        </Button>
      </Row>
    </Stack>
  );
}
