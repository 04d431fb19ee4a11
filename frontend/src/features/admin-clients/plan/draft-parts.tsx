import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Button } from '#shared/ui/actions/button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Row } from '#shared/ui/layout/flow.tsx';
import { AdminIcon } from '#shared/ui/media/admin-icon.tsx';
import styles from './plan-editor.module.css';

interface UndoAndRedoProps {
  draft: { undo: () => void; redo: () => void };
}

export const UndoAndRedo = ({ draft }: UndoAndRedoProps): ReactNode => (
  <>
    <button type="button" className={styles.icon} aria-label="Undo (Ctrl Z)" onClick={draft.undo}>
      <AdminIcon name="undo" />
    </button>
    <button type="button" className={styles.icon} aria-label="Redo (Ctrl Shift Z)" onClick={draft.redo}>
      <AdminIcon name="redo" />
    </button>
  </>
);

const typedIn = 'input, textarea, select, [contenteditable]';

/** Ctrl+Z and Ctrl+Shift+Z outside fields, which have an undo of their own. The grid takes its keys itself. */
export function useUndoKeys({ undo, redo }: UndoAndRedoProps['draft']): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z';
    const isTyping = event.target instanceof Element && event.target.closest(typedIn) !== null;
    if (!isUndo || isTyping || event.defaultPrevented || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    if (event.shiftKey) redo();
    else undo();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

interface DraftProblemsProps {
  draft: {
    problem: string | null;
    older: boolean;
    conflict: object | null;
    unkept: boolean;
    elsewhere: boolean;
    takeElsewhere: () => void;
    keepMine: () => void;
    busy: boolean;
    save: () => Promise<unknown>;
  };
  /** "Publish", "Save". */
  send: string;
  /** What somebody else has done meanwhile. */
  overtaken: string;
}

/** Why a draft is not kept or not sent, above the editor. */
export function DraftProblems({ draft, send, overtaken }: DraftProblemsProps): ReactNode {
  const { problem, older, conflict, unkept, elsewhere, busy, save } = draft;
  return (
    <div className={styles.problems}>
      {elsewhere && (
        <Notice
          tone="amber"
          role="alert"
          icon="alert"
          action={
            <Row gap="2">
              <Button size="sm" onClick={draft.takeElsewhere}>
                Take the other tab’s draft
              </Button>
              <Button size="sm" onClick={draft.keepMine}>
                Keep this one
              </Button>
            </Row>
          }
        >
          <b>This draft was changed in another tab.</b> Until you choose, this tab keeps nothing. Only one of
          the two drafts stays.
        </Notice>
      )}
      {unkept && (
        <Notice tone="red" role="alert">
          <b>This browser cannot keep the draft:</b> its storage is full or not allowed. {send} before you
          leave this page.
        </Notice>
      )}
      {problem !== null && <Notice tone="red">{problem}</Notice>}
      {older && conflict === null && (
        <Notice
          tone="amber"
          role="alert"
          icon="alert"
          action={
            <Button size="sm" busy={busy} onClick={() => void save()}>
              Compare
            </Button>
          }
        >
          <b>{overtaken}</b> Nothing of yours is lost.
        </Notice>
      )}
    </div>
  );
}
