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

export interface RichTextHandle {
  /** Inserts at the caret, in the visual editor or the HTML source. */
  insertPicture: (picture: RichTextPicture) => void;
}

interface RichTextProps {
  id: string;
  label: string;
  hint?: string | undefined;
  html: string;
  error?: string | undefined;
  /** Must be the same array on each render. */
  extensions: Extensions;
  /** Whether the visual editor would lose a part of this HTML, which is then edited as HTML only. */
  isLossy: (html: string) => boolean;
  /** Says that the text is edited as HTML only. */
  lossyNote: string;
  /** Below the HTML source: what the server does with it. */
  sourceNote: string;
  without?: readonly ToolId[];
  extra?: readonly ExtraTool[];
  /** A placeholder with its button. */
  token?: Token;
  links?: LinkRule;
  onChange: (html: string) => void;
  /** Called by the picture button, or with a pasted or dropped picture. */
  onPicture: (file: File | undefined) => void;
  ref?: Ref<RichTextHandle>;
}

const none: readonly never[] = [];

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
  // Stays so, or removing the markup while typing would replace the text box.
  if (locked && !asHtml) setAsHtml(true);
  const source = asHtml || locked;

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
