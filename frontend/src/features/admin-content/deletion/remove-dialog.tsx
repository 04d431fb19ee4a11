import { type ReactNode, useState } from 'react';
import { ApiError } from '#shared/api/errors.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { EditorIcon } from '#shared/ui/media/editor-icon.tsx';
import { ConfirmDialog } from '#shared/ui/overlays/confirm-dialog.tsx';
import { removeContent } from '../api.ts';
import type { KindName } from '../content.ts';
import type { ContentKind } from '../editing/kind.ts';
import styles from './remove-dialog.module.css';

interface RemoveDialogProps {
  /** content-15. */
  title: string;
  text: string;
  confirmLabel: string;
  /** Toast after the deletion. */
  done: string;
  remove: () => Promise<void>;
  onRemoved: () => void;
  onClose: () => void;
}

/** Confirms a deletion. */
export function RemoveDialog({ done, remove, onRemoved, ...dialog }: RemoveDialogProps): ReactNode {
  return (
    <ConfirmDialog
      {...dialog}
      work={async () => {
        try {
          await remove();
          toast.success(done);
        } catch (error) {
          // Already deleted.
          if (!(error instanceof ApiError) || error.status !== 404) throw error;
        }
        onRemoved();
      }}
    />
  );
}

export function DangerButton({ label, onClick }: { label: string; onClick: () => void }): ReactNode {
  return (
    <Button variant="quiet" className={styles.button} onClick={onClick}>
      <EditorIcon name="bin" />
      {label}
    </Button>
  );
}

interface DeleteContentProps {
  kind: Pick<ContentKind<KindName>, 'name' | 'words'>;
  id: string;
  onDeleted: () => void;
}

/** Deletes the edited content after a confirmation. */
export function DeleteContent({ kind: { name, words }, id, onDeleted }: DeleteContentProps): ReactNode {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <DangerButton label={words.deleteLabel} onClick={() => setAsking(true)} />
      {asking && (
        <RemoveDialog
          title={words.deletePrompt}
          text={words.deleteText}
          confirmLabel="Delete"
          done={words.deleted}
          remove={() => removeContent(name, id)}
          onRemoved={onDeleted}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
