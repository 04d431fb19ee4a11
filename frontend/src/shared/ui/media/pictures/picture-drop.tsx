import type { ComponentProps, ReactNode } from 'react';
import { DropZone } from '../../forms/drop-zone.tsx';
import { EditorIcon } from '../editor-icon.tsx';

interface PictureDropProps extends Omit<ComponentProps<typeof DropZone>, 'children'> {
  verb: 'Select' | 'Replace';
  /** Completes the accessible name after the verb. */
  subject: string;
}

export function PictureDrop({ verb, subject, ...zone }: PictureDropProps): ReactNode {
  return (
    <DropZone {...zone} accept="image/*" aria-label={`${verb} ${subject}`}>
      <EditorIcon name="upload" />
      <span>
        <b>{`${verb} image`}</b> or drop it here, up to 10 MB
      </span>
    </DropZone>
  );
}
