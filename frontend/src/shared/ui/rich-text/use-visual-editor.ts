import type { Extensions } from '@tiptap/core';
import { useEditor, type Editor } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import '../../styles/prose.css';
import '../../styles/prose-article.css';
import { htmlOf } from './markup/html-of.ts';
import { pastedHtml } from './markup/pasted.ts';
import styles from './rich-text.module.css';

interface Options {
  id: string;
  html: string;
  describedBy: string | undefined;
  invalid: boolean;
  /** The same array for as long as the editor lives. */
  extensions: Extensions;
  isLossy: (html: string) => boolean;
  /** The text is edited as HTML now: the editor waits. */
  asHtml: boolean;
  onChange: (html: string) => void;
  onPicture: (file: File | undefined) => void;
}

/**
 * A picture among pasted or dropped files. Office programs put one of the copied words beside them: then
 * the words are meant. A picture copied from a page comes with HTML too, but without a word.
 */
export function pictureIn(data: DataTransfer | null): File | undefined {
  if (data?.getData('text/plain').trim()) return undefined;
  return [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));
}

/** The text as it looks. @returns `locked` where the text holds what only HTML can show */
export function useVisualEditor(options: Options): { editor: Editor; locked: boolean } {
  const { id, html, describedBy, invalid, extensions, isLossy, asHtml, onChange, onPicture } = options;
  /** What the editor itself made last: nothing of that can be lost in it. */
  const [own, setOwn] = useState<string>();
  const locked = useMemo(() => html !== own && isLossy(html), [html, own, isLossy]);
  const handlers = useRef({ onChange, onPicture });
  const shown = useRef(html);

  useEffect(() => {
    handlers.current = { onChange, onPicture };
  });

  // The same object while nothing of it changes: the library applies a new one with every render.
  const editorProps = useMemo(() => {
    const takePicture = (data: DataTransfer | null): boolean => {
      const file = pictureIn(data);
      if (file) handlers.current.onPicture(file);
      return file !== undefined;
    };
    return {
      transformPastedHTML: pastedHtml,
      handlePaste: (_view: unknown, event: ClipboardEvent) => takePicture(event.clipboardData),
      handleDrop: (_view: unknown, event: DragEvent) => takePicture(event.dataTransfer),
      attributes: {
        id,
        class: `prose ${styles.doc}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(invalid && { 'aria-invalid': 'true' }),
      },
    };
  }, [id, describedBy, invalid]);

  const editor = useEditor({
    extensions,
    content: html,
    // Edit screens are never rendered by the server; their styles are the reader's, not the library's.
    immediatelyRender: true,
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor: now }) => {
      shown.current = htmlOf(now.state.doc.content, now.schema);
      setOwn(shown.current);
      handlers.current.onChange(shown.current);
    },
  });

  // Restored, merged, or written as HTML: the text came from elsewhere.
  useEffect(() => {
    if (html === shown.current || asHtml || locked) return;
    shown.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html, asHtml, locked]);

  return { editor, locked };
}
