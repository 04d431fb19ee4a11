import { Stack } from '../layout/flow.tsx';
import type { Extensions } from '@tiptap/core';
import { Fragment } from '@tiptap/pm/model';
import { EditorContent } from '@tiptap/react';
import { useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { FieldError } from '../forms/field.tsx';
import { Textarea } from '../forms/input.tsx';
import { htmlOf } from './markup/html-of.ts';
import { contentOf, insertPicture, type RichTextPicture } from './markup/insert-picture.ts';
import { LinkDialog, type LinkRule } from './link-dialog.tsx';
import styles from './rich-text.module.css';
import { Toolbar, type Token } from './toolbar.tsx';
import type { ExtraTool, ToolId } from './use-tools.tsx';
import { useVisualEditor } from './use-visual-editor.ts';

/** What can be done with the text from outside of it. */
export interface RichTextHandle {
  /** Where the caret stands, in the text as it looks or in its HTML. */
  insertPicture: (picture: RichTextPicture) => void;
}

interface RichTextProps {
  id: string;
  label: string;
  hint?: string | undefined;
  html: string;
  error?: string | undefined;
  /** What the text may hold; the same array for as long as the editor lives. */
  extensions: Extensions;
  /** Whether the visual editor would lose a part of this HTML: it is then edited as HTML. */
  isLossy: (html: string) => boolean;
  /** Says so. */
  lossyNote: string;
  /** What becomes of HTML, beside its source. */
  sourceNote: string;
  without?: readonly ToolId[];
  extra?: readonly ExtraTool[];
  /** Words that are replaced later, with a button that writes them. */
  token?: Token;
  links?: LinkRule;
  onChange: (html: string) => void;
  /** The picture button was pressed, or a picture was pasted or dropped. */
  onPicture: (file: File | undefined) => void;
  ref?: Ref<RichTextHandle>;
}

const none: readonly never[] = [];

/** A text as it looks, or as HTML. */
export function RichText(props: RichTextProps): ReactNode {
  const { id, label, hint, html, error, extensions, isLossy, token, onChange, onPicture, ref } = props;
  const [asHtml, setAsHtml] = useState(false);
  const [linking, setLinking] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

  const { editor, locked } = useVisualEditor({
    id,
    html,
    describedBy,
    invalid: Boolean(error),
    extensions,
    isLossy,
    asHtml,
    onChange,
    onPicture,
  });
  // It stays so: markup that goes while somebody types would turn the box into another one.
  if (locked && !asHtml) setAsHtml(true);
  const source = asHtml || locked;

  /** Into the source, where its caret stands. */
  function write(text: string): void {
    const box = area.current;
    if (!box) return;
    const { selectionStart: from, selectionEnd: to, value } = box;
    onChange(value.slice(0, from) + text + value.slice(to));
    requestAnimationFrame(() => {
      box.focus();
      box.setSelectionRange(from + text.length, from + text.length);
    });
  }

  useImperativeHandle(ref, () => ({
    insertPicture: (picture) => {
      const { schema } = editor;
      if (source) write(htmlOf(Fragment.from(schema.nodeFromJSON(contentOf(picture))), schema));
      else insertPicture(editor, picture);
    },
  }));

  function insertToken(text: string): void {
    if (source) write(text);
    else editor.chain().focus().insertContent({ type: 'text', text }).run();
  }

  return (
    <Stack gap="1h">
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      {hint && (
        <span className="micro quiet" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <div className={styles.editor} data-invalid={error ? true : undefined}>
        <Toolbar
          editor={editor}
          asHtml={source}
          locked={locked}
          without={props.without ?? none}
          extra={props.extra ?? none}
          token={token}
          onToken={insertToken}
          onHtml={() => setAsHtml(!asHtml)}
          onLink={() => setLinking(true)}
          onImage={() => onPicture(undefined)}
        />
        {source ? (
          <Textarea
            ref={area}
            id={id}
            className={styles.source}
            aria-labelledby={`${id}-label`}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
            rows={18}
            spellCheck={false}
            value={html}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <EditorContent editor={editor} />
        )}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {locked && (
        <p className="micro quiet" role="status">
          {props.lossyNote}
        </p>
      )}
      {source && <p className="micro quiet">{props.sourceNote}</p>}
      <LinkDialog open={linking} editor={editor} rule={props.links} onClose={() => setLinking(false)} />
    </Stack>
  );
}
