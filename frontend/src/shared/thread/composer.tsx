import {
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { messageOf } from '../api/errors.ts';
import { useDebouncedWrite } from '../lib/use-debounced-write.ts';
import { newUuid } from '../lib/uuid.ts';
import type { MemberStore } from '../session/member-store.ts';
import { Button } from '../ui/actions/button.tsx';
import { Textarea } from '../ui/forms/input.tsx';
import { Icon } from '../ui/media/icon.tsx';
import type { ThreadCalls } from './calls.ts';
import styles from './thread.module.css';
import { ThreadIcon } from './thread-icon.tsx';
import { type Draft, MOST_FILES, MOST_LETTERS, readDraft, type Waiting } from './thread.ts';

/** Letters left, from which on they are counted on screen. */
const COUNTED = 300;

interface Upload {
  id: string;
  file: File;
  share: number;
  problem?: string;
}

interface ComposerProps {
  calls: Pick<ThreadCalls, 'upload'>;
  /** Must stay the same. */
  store: MemberStore;
  /** Messages that wait for the line. */
  unsent: number;
  onSend: (message: Waiting) => void;
  /** What is shown above the field, with what is typed and how to replace it. */
  renderHelp?: (text: string, replace: (text: string) => void) => ReactNode;
  /** Replaces what is typed, such as a shortcut by its text. */
  expand?: (text: string) => string;
}

/** What is typed and attached outlives a reload. */
export function Composer({ calls, store, unsent, onSend, renderHelp, expand }: ComposerProps): ReactNode {
  const [draft, setDraft] = useState<Draft>(() => readDraft(store.read()));
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const { text, files } = draft;
  const isEmpty = text.trim() === '' && files.length === 0;
  const isUploading = uploads.some(({ problem }) => problem === undefined);

  const write = useMemo(
    () => () => {
      if (draft.text === '' && draft.files.length === 0) store.clear();
      else store.write(draft);
    },
    [draft, store],
  );
  useDebouncedWrite(write);

  function patch(uploadId: string, change: Partial<Upload>): void {
    setUploads((all) => all.map((one) => (one.id === uploadId ? { ...one, ...change } : one)));
  }

  async function upload({ id: uploadId, file }: Upload): Promise<void> {
    try {
      const { _id, url, contentType } = await calls.upload(file, (share) => patch(uploadId, { share }));
      setDraft((before) => ({
        ...before,
        files: [...before.files, { _id, url, contentType, name: file.name }],
      }));
      setUploads((all) => all.filter((one) => one.id !== uploadId));
    } catch (error) {
      patch(uploadId, { problem: messageOf(error, 'This file could not be sent.') });
    }
  }

  function attach(chosen: readonly File[]): void {
    const room = MOST_FILES - files.length - uploads.length;
    const added = chosen.slice(0, room).map((file): Upload => ({ id: newUuid(), file, share: 0 }));
    setUploads((all) => [...all, ...added]);
    for (const one of added) void upload(one);
  }

  function replace(next: string): void {
    setDraft((before) => ({ ...before, text: next }));
    field.current?.focus();
  }

  function send(): void {
    if (isEmpty || isUploading || text.length > MOST_LETTERS) return;
    onSend({ id: newUuid(), text: text.trim(), files });
    setDraft({ text: '', files: [] });
    store.clear();
    field.current?.focus();
  }

  /** With a keyboard Enter sends; on a phone it begins a line. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (!window.matchMedia('(pointer: fine)').matches) return;
    event.preventDefault();
    send();
  }

  const left = MOST_LETTERS - text.length;
  return (
    <>
      <div role="status">
        {unsent > 0 && (
          <p className={styles.offline}>
            <Icon name="clock" />
            <span>
              {unsent === 1 ? 'One message waits' : `${unsent} messages wait`} and{' '}
              {unsent === 1 ? 'is' : 'are'} sent by {unsent === 1 ? 'itself' : 'themselves'}.
            </span>
          </p>
        )}
      </div>
      {(files.length > 0 || uploads.length > 0) && (
        <ul className={styles.attached} aria-label="Attached">
          {files.map((file) => (
            <li key={file._id}>
              <span>{file.name}</span>
              <RemoveButton
                name={file.name}
                onClick={() => setDraft({ ...draft, files: files.filter(({ _id }) => _id !== file._id) })}
              />
            </li>
          ))}
          {uploads.map((one) => (
            <li key={one.id}>
              <span role={one.problem ? 'alert' : undefined}>
                {one.file.name}: {one.problem ?? `${Math.round(one.share * 100)} %`}
              </span>
              {one.problem && (
                <Button
                  size="sm"
                  variant="quiet"
                  onClick={() => {
                    setUploads((all) =>
                      all.map((other) =>
                        other.id === one.id ? { id: one.id, file: one.file, share: 0 } : other,
                      ),
                    );
                    void upload(one);
                  }}
                >
                  Try again
                </Button>
              )}
              {one.problem && (
                <RemoveButton
                  name={one.file.name}
                  onClick={() => setUploads((all) => all.filter((other) => other.id !== one.id))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {left < COUNTED && (
        <p className={styles.left} role="status">
          {left < 0 ? `${-left} characters too many` : `${left} characters left`}
        </p>
      )}
      {renderHelp && <Help render={renderHelp} text={text} onReplace={replace} />}
      <form
        className={styles.compose}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          send();
        }}
      >
        <label className={styles.attach}>
          <span className="sr">Add pictures or a PDF</span>
          <ThreadIcon name="attach" />
          <input
            type="file"
            multiple
            accept="image/*,application/pdf"
            onChange={({ target }) => {
              attach([...(target.files ?? [])]);
              // The same file may be chosen again.
              target.value = '';
            }}
          />
        </label>
        <label className="sr" htmlFor={id}>
          Your message
        </label>
        <Textarea
          ref={field}
          id={id}
          className={styles.field}
          rows={1}
          placeholder="Write a message"
          value={text}
          aria-invalid={left < 0 || undefined}
          onChange={({ target }) => setDraft({ ...draft, text: expand?.(target.value) ?? target.value })}
          onKeyDown={onKeyDown}
        />
        <Button
          variant="primary"
          shape="icon"
          type="submit"
          className={styles.send}
          aria-label="Send"
          aria-disabled={isEmpty || isUploading || left < 0}
        >
          <ThreadIcon name="send" />
        </Button>
      </form>
    </>
  );
}

interface HelpProps {
  render: NonNullable<ComposerProps['renderHelp']>;
  text: string;
  onReplace: (text: string) => void;
}

const Help = ({ render, text, onReplace }: HelpProps): ReactNode => render(text, onReplace);

function RemoveButton({ name, onClick }: { name: string; onClick: () => void }): ReactNode {
  return (
    <Button size="sm" variant="quiet" shape="icon" aria-label={`Remove ${name}`} onClick={onClick}>
      <Icon name="close" />
    </Button>
  );
}
