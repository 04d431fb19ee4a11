import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { FieldError } from '../../../shared/ui/field.tsx';
import { Textarea } from '../../../shared/ui/input.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { foreignPictures, needsHtmlView } from '../blogs/article-html.ts';
import styles from './article-editor.module.css';
import { extensions } from './extensions.ts';
import { ImageDialog, type InsertedPicture } from './image-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { Toolbar } from './toolbar.tsx';

interface ArticleEditorProps {
  id: string;
  label: string;
  html: string;
  error: string | undefined;
  onChange: (html: string) => void;
}

/** An empty document of the editor is an empty text for everybody else. */
const withoutEmptyParagraph = (html: string): string => (html === '<p></p>' ? '' : html);

/** A picture among pasted or dropped files. */
function pictureIn(data: DataTransfer | null): File | undefined {
  return [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));
}

/** The text of an article: as it looks, or as HTML. */
export function ArticleEditor({ id, label, html, error, onChange }: ArticleEditorProps): ReactNode {
  const locked = needsHtmlView(html);
  const [asHtml, setAsHtml] = useState(false);
  const [linking, setLinking] = useState(false);
  /** True without a file: the dialog asks for one. */
  const [picturing, setPicturing] = useState<File | boolean>(false);
  const shown = useRef(html);
  const errorId = error ? `${id}-error` : undefined;
  const source = asHtml || locked;
  const foreign = foreignPictures(html);

  // The same object while nothing of it changes: the library applies a new one with every render.
  const editorProps = useMemo(() => {
    const takePicture = (data: DataTransfer | null): boolean => {
      const file = pictureIn(data);
      if (file) setPicturing(file);
      return file !== undefined;
    };
    return {
      handlePaste: (_view: unknown, event: ClipboardEvent) => takePicture(event.clipboardData),
      handleDrop: (_view: unknown, event: DragEvent) => takePicture(event.dataTransfer),
      attributes: {
        id,
        class: `prose ${styles.doc}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        ...(errorId && { 'aria-describedby': errorId, 'aria-invalid': 'true' }),
      },
    };
  }, [id, errorId]);

  const editor = useEditor({
    extensions,
    content: html,
    // The edit screen is never rendered by the server; its styles are the article's, not the library's.
    immediatelyRender: true,
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor: now }) => {
      shown.current = withoutEmptyParagraph(now.getHTML());
      onChange(shown.current);
    },
  });

  // Restored, merged, or written as HTML: the text came from elsewhere.
  useEffect(() => {
    if (html === shown.current || source) return;
    shown.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html, source]);

  function insert({ url, alt, width, height }: InsertedPicture): void {
    setPicturing(false);
    editor.chain().focus().setImage({ src: url, alt, width, height }).run();
  }

  return (
    <div className={styles.field}>
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      <div className={styles.editor} data-invalid={error ? true : undefined}>
        <Toolbar
          editor={editor}
          asHtml={source}
          locked={locked}
          onHtml={() => setAsHtml(!asHtml)}
          onLink={() => setLinking(true)}
          onImage={() => setPicturing(true)}
        />
        {source ? (
          <Textarea
            id={id}
            className={styles.source}
            aria-labelledby={`${id}-label`}
            aria-invalid={error ? true : undefined}
            aria-describedby={errorId}
            rows={18}
            spellCheck={false}
            value={html}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <EditorContent editor={editor} />
        )}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {locked && (
        <p className="micro quiet">
          This article holds a table, a figure or another part that the visual editor would lose, so it is
          edited as HTML.
        </p>
      )}
      {source && (
        <p className="micro quiet">
          Headings h2 to h4, lists, links, pictures of ours, quotes, code and tables are kept. Everything
          else, scripts and styles first, is taken out when you save.
        </p>
      )}
      {foreign > 0 && (
        <Notice tone="amber" role="status" icon="alert">
          {foreign === 1 ? 'One picture comes' : `${foreign} pictures come`} from another site and will be
          left out when you save. Upload it here instead.
        </Notice>
      )}
      <LinkDialog open={linking} editor={editor} onClose={() => setLinking(false)} />
      <ImageDialog
        key={String(picturing !== false)}
        open={picturing !== false}
        dropped={picturing instanceof File ? picturing : undefined}
        onInsert={insert}
        onClose={() => setPicturing(false)}
      />
    </div>
  );
}
