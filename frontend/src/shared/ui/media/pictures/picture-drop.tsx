import type { ComponentProps, ReactNode } from 'react';
import { DropZone } from '../../forms/drop-zone.tsx';
import { EditorIcon } from '../editor-icon.tsx';

interface PictureDropProps extends Omit<ComponentProps<typeof DropZone>, 'children'> {
  verb: 'Select' | 'Replace';
  /** What screen readers hear, with the verb before it. */
  subject: string;
}

/** A picture, dropped or chosen. */
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
