import { Stack } from '#shared/ui/layout/flow.tsx';
import { lazy, type ReactNode, useId, useRef, useState } from 'react';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { LazyPart } from '#shared/ui/feedback/lazy-part.tsx';
import type { RichTextHandle } from '#shared/ui/rich-text/rich-text.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { formToast } from '#shared/ui/forms/form-toast.ts';
import styles from './compose.module.css';
import { bytesOf, dataUrl, type InlineImage, type Message, readImage, withoutPicture } from './message.ts';
import { PictureDialog, type PlacedPicture } from '../editor/picture-dialog.tsx';
import type { FieldErrors } from './refusal.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { EditorIcon } from '#shared/ui/media/editor-icon.tsx';

interface ImageListProps {
  images: readonly InlineImage[];
  onAdd: (files: readonly File[]) => void;
  onInsert: (image: InlineImage) => void;
  onRemove: (image: InlineImage) => void;
}

const sizeOf = (image: InlineImage): string => `${Math.max(1, Math.round(bytesOf(image) / 1024))} kB`;

/** Inline images of the message. */
function ImageList({ images, onAdd, onInsert, onRemove }: ImageListProps): ReactNode {
  const titleId = useId();
  return (
    <Stack gap="4">
      <p className="label" id={titleId}>
        Images <span className="quiet">(optional)</span>
      </p>
      {images.length > 0 && (
        <ul className={styles.images} aria-labelledby={titleId}>
          {images.map((image) => (
            <li key={image.cid}>
              <img src={dataUrl(image)} alt="" />
              <span>
                <b>{image.cid}</b>
                <span className="quiet micro num">{sizeOf(image)}</span>
              </span>
              <Button
                size="sm"
                variant="quiet"
                aria-label={`Insert ${image.cid}`}
                onClick={() => onInsert(image)}
              >
                Insert
              </Button>
              <Button
                size="sm"
                variant="quiet"
                shape="icon"
                aria-label={`Remove ${image.cid}`}
                onClick={() => onRemove(image)}
              >
                <EditorIcon name="bin" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <label className={styles.addImage}>
        <input
          type="file"
          accept="image/png,image/jpeg,image/gif,image/webp"
          multiple
          onChange={(event) => {
            onAdd([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = '';
          }}
        />
        <EditorIcon name="plus" />
        Add image
      </label>
    </Stack>
  );
}

interface MessagePanelProps {
  message: Message;
  errors: FieldErrors;
  /** Receives an updater, so that concurrent changes do not overwrite each other. */
  onChange: (change: (message: Message) => Partial<Message>) => void;
}

/** Loaded apart for its size. */
const MailEditor = lazy(async () => ({ default: (await import('../editor/mail-editor.tsx')).MailEditor }));

/** From Name, Subject, Body and images. */
export function MessagePanel({ message, errors, onChange }: MessagePanelProps): ReactNode {
  const titleId = useId();
  const text = useRef<RichTextHandle>(null);
  const [picturing, setPicturing] = useState<{ image?: InlineImage } | null>(null);
  const images = message.attachments;

  const add = (image: InlineImage): void =>
    onChange(({ attachments }) =>
      attachments.includes(image) ? {} : { attachments: [...attachments, image] },
    );

  async function addImages(files: readonly File[]): Promise<void> {
    const taken = [...images];
    for (const file of files) {
      try {
        const image = await readImage(file, taken);
        taken.push(image);
        add(image);
      } catch (error) {
        formToast.error((error as Error).message);
      }
    }
  }

  /** A pasted or dropped image still needs its alt text. */
  async function addPicture(file: File | undefined): Promise<void> {
    try {
      setPicturing(file ? { image: await readImage(file, images) } : {});
    } catch (error) {
      formToast.error((error as Error).message);
    }
  }

  function place({ image, alt, width }: PlacedPicture): void {
    setPicturing(null);
    add(image);
    text.current?.insertPicture({ src: `cid:${image.cid}`, alt, width });
  }

  return (
    <Stack as="section" gap="4" aria-labelledby={titleId}>
      <h3 className="label" id={titleId}>
        2. Message
      </h3>
      <div className={styles.pair}>
        <Field label="From Name" error={errors['fromName']}>
          {(control) => (
            <Input
              {...control}
              value={message.fromName}
              maxLength={100}
              onChange={({ currentTarget: { value } }) => onChange(() => ({ fromName: value }))}
            />
          )}
        </Field>
        <Field label="Subject" error={errors['subject']}>
          {(control) => (
            <Input
              {...control}
              value={message.subject}
              maxLength={500}
              onChange={({ currentTarget: { value } }) => onChange(() => ({ subject: value }))}
            />
          )}
        </Field>
      </div>
      <LazyPart fallback={<Skeleton height="22rem" />}>
        <MailEditor
          ref={text}
          html={message.bodyHtml}
          error={errors['bodyHtml']}
          images={images}
          onChange={(bodyHtml) => onChange(() => ({ bodyHtml }))}
          onPicture={(file) => void addPicture(file)}
        />
      </LazyPart>
      <ImageList
        images={images}
        onAdd={(files) => void addImages(files)}
        onInsert={(image) => setPicturing({ image })}
        onRemove={(image) =>
          onChange(({ attachments, bodyHtml }) => ({
            attachments: attachments.filter((other) => other !== image),
            bodyHtml: withoutPicture(bodyHtml, image.cid),
          }))
        }
      />
      <PictureDialog
        asked={picturing}
        read={(file) => readImage(file, images)}
        onInsert={place}
        onClose={() => setPicturing(null)}
      />
    </Stack>
  );
}
