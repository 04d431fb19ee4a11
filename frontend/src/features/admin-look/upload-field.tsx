import type { Look } from '@ironbloom/brand/look';
import { type ReactNode, useState } from 'react';
import { ApiError, messageOf } from '#shared/api/errors.ts';
import type { Bound } from '#shared/document/fields.tsx';
import { Button } from '#shared/ui/actions/button.tsx';
import { Progress } from '#shared/ui/feedback/progress.tsx';
import { DropZone } from '#shared/ui/forms/drop-zone.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { EditorIcon } from '#shared/ui/media/editor-icon.tsx';
import { FocalPicker } from '#shared/ui/media/pictures/focal-picker.tsx';
import type { Focus } from '#shared/ui/media/pictures/focus.ts';
import { useObjectUrl } from '#shared/ui/media/pictures/use-object-url.ts';
import { uploadFile } from './api.ts';
import type { UploadSlot } from './fields.ts';
import { colorsOf, type FileField, isColor } from './look-form.ts';
import styles from './look.module.css';
import { Row } from '#shared/ui/layout/flow.tsx';
import { Surface } from '#shared/ui/layout/surface.tsx';

const MB = 1024 * 1024;
const centre: Focus = { x: 0.5, y: 0.5 };

interface UploadFieldProps {
  slot: UploadSlot;
  of: Bound<Look[FileField]>;
  look: Look;
}

/** One file of the look: uploads, crops, or resets to the default. */
export function UploadField({ slot, of, look }: UploadFieldProps): ReactNode {
  const { name, kind, label, hint, accept, atMost, ratio } = slot;
  const { value, error, busy, onChange } = of;
  const [chosen, setChosen] = useState<File>();
  const [focus, setFocus] = useState(centre);
  const [sentFocus, setSentFocus] = useState(centre);
  /** Upload progress, 0 to 1. */
  const [share, setShare] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const url = useObjectUrl(ratio ? chosen : undefined);
  const isUploaded = value !== null;
  const uploading = share !== null;

  async function send(file: File, around: Focus): Promise<void> {
    setRefusal(undefined);
    if (file.size > atMost * MB) {
      setRefusal(`The file is larger than ${atMost} MB. Please choose a smaller one.`);
      return;
    }
    setShare(0);
    try {
      const { ink } = colorsOf(look);
      const ground = isColor(ink) ? ink : '#000000';
      const stored = await uploadFile({ kind, file, focus: around, ground, onProgress: setShare });
      // The server answers with the field's value.
      onChange(stored as Look[FileField]);
      setChosen(file);
      setFocus(around);
      setSentFocus(around);
    } catch (refused) {
      const fields = refused instanceof ApiError ? refused.fields : undefined;
      setRefusal(fields?.['file'] ?? messageOf(refused, 'The file could not be sent.'));
    } finally {
      setShare(null);
    }
  }

  function resetToDefault(): void {
    onChange(null);
    setChosen(undefined);
    setRefusal(undefined);
  }

  return (
    <div className={styles.upload}>
      <Field label={label} hint={hint} error={refusal ?? error}>
        {(control) => (
          <DropZone
            {...control}
            accept={accept}
            disabled={busy || uploading}
            aria-label={`${isUploaded ? 'Replace' : 'Select'} ${label.toLowerCase()}`}
            onFile={(file) => void send(file, centre)}
          >
            <EditorIcon name="upload" />
            <span>
              <b>{isUploaded ? 'Replace file' : 'Select file'}</b> or drop it here, up to {atMost} MB
            </span>
          </DropZone>
        )}
      </Field>
      {uploading && (
        <Progress value={Math.round(share * 100)} max={100} label={`Sending ${label.toLowerCase()}`} />
      )}
      {isUploaded && !url && <Thumbnail name={name} look={look} />}
      {isUploaded && url && ratio && (
        <FocalPicker src={url} alt="Your selection" focus={focus} ratio={ratio} onChange={setFocus} />
      )}
      <Row gap="3">
        {isUploaded && chosen && (focus.x !== sentFocus.x || focus.y !== sentFocus.y) && (
          <Button size="sm" disabled={busy || uploading} onClick={() => void send(chosen, focus)}>
            Crop around this point
          </Button>
        )}
        {isUploaded && (
          <Button size="sm" disabled={busy || uploading} onClick={resetToDefault}>
            Use default
          </Button>
        )}
      </Row>
    </div>
  );
}

/** On the background where it is used. */
function Thumbnail({ name, look }: { name: FileField; look: Look }): ReactNode {
  return (
    <Surface tone={name === 'logoDark' ? 'paper' : 'ink'} className={styles.thumbnail}>
      {pictureOf(name, look)}
    </Surface>
  );
}

function pictureOf(name: FileField, look: Look): ReactNode {
  const { icon, hero, social, video } = look;
  switch (name) {
    case 'logoLight':
    case 'logoDark': {
      const { [name]: logo } = look;
      return logo && <img src={logo.src} width={logo.width} height={logo.height} alt="Your logo" />;
    }
    case 'icon':
      return icon && <img src={`${icon.folder}/icon-192.png`} width="96" height="96" alt="Your icon" />;
    case 'hero': {
      const img = hero?.wide.img;
      return img && <img src={img.src} width={img.w} height={img.h} alt="Your hero" />;
    }
    case 'social':
      return social && <img src={social.src} width="1200" height="630" alt="Preview for social networks" />;
    case 'video':
      return video && <video src={video.src} muted controls playsInline preload="metadata" />;
  }
}
