import { useId, type ReactNode } from 'react';
import { Button } from '#shared/ui/actions/button.tsx';
import { EditorIcon } from '#shared/ui/media/editor-icon.tsx';
import styles from '../compose/compose.module.css';
import { bytesOf, type InlineImage } from '../compose/message.ts';
import { dataUrl } from './picture-shelf.ts';

interface ImageListProps {
  images: readonly InlineImage[];
  onAdd: (files: readonly File[]) => void;
  onInsert: (image: InlineImage) => void;
  onRemove: (image: InlineImage) => void;
}

const sizeOf = (image: InlineImage): string => `${Math.max(1, Math.round(bytesOf(image) / 1024))} kB`;

/** What travels with the mail. */
export function ImageList({ images, onAdd, onInsert, onRemove }: ImageListProps): ReactNode {
  const titleId = useId();
  return (
    <div className={styles.panel}>
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
    </div>
  );
}
