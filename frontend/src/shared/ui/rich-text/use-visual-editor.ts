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
  /** Must be the same array on each render. */
  extensions: Extensions;
  isLossy: (html: string) => boolean;
  /** The text is edited as HTML: changes are not applied to the editor. */
  asHtml: boolean;
  onChange: (html: string) => void;
  onPicture: (file: File | undefined) => void;
}

/**
 * The picture among pasted or dropped files. Office programs add a picture of the copied words: then the words are pasted. A
 * picture copied from a web page comes with HTML, but without text.
 */
export function pictureIn(data: DataTransfer | null): File | undefined {
  if (data?.getData('text/plain').trim()) return undefined;
  return [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));
}

/** The visual editor. @returns `locked` where the text holds markup that the editor would lose */
export function useVisualEditor(options: Options): { editor: Editor; locked: boolean } {
  const { id, html, describedBy, invalid, extensions, isLossy, asHtml, onChange, onPicture } = options;
  /** The editor's own last output, which cannot be lossy. */
  const [own, setOwn] = useState<string>();
  const locked = useMemo(() => html !== own && isLossy(html), [html, own, isLossy]);
  const handlers = useRef({ onChange, onPicture });
  const shown = useRef(html);

  useEffect(() => {
    handlers.current = { onChange, onPicture };
  });

  // Memoized: the library applies a new object on every render.
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
    // Edit screens are not rendered on the server; the text has the reader's styles.
    immediatelyRender: true,
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor: now }) => {
      shown.current = htmlOf(now.state.doc.content, now.schema);
      setOwn(shown.current);
      handlers.current.onChange(shown.current);
    },
  });

  // The text changed from outside: restored, merged or written as HTML.
  useEffect(() => {
    if (html === shown.current || asHtml || locked) return;
    shown.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html, asHtml, locked]);

  return { editor, locked };
}
