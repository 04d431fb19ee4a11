import { useState, type ReactNode } from 'react';
import { removeContent } from '../api.ts';
import type { KindName } from '../content.ts';
import { DangerButton } from './danger-button.tsx';
import type { ContentKind } from '../editing/kind.ts';
import { RemoveDialog } from './remove-dialog.tsx';

interface DeleteContentProps<Name extends KindName> {
  kind: ContentKind<Name>;
  id: string;
  onDeleted: () => void;
}

/** Deletes what is being edited, after a question. */
export function DeleteContent<Name extends KindName>(props: DeleteContentProps<Name>): ReactNode {
  const { kind, id, onDeleted } = props;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <DangerButton label={kind.words.deleteLabel} onClick={() => setAsking(true)} />
      <RemoveDialog
        open={asking}
        prompt={kind.words.deletePrompt}
        text={kind.words.deleteText}
        confirmLabel="Delete"
        done={kind.words.deleted}
        remove={() => removeContent(kind.name, id)}
        onRemoved={onDeleted}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
