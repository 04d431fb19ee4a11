import { getSchema } from '@tiptap/core';
import { type ReactNode, useId, useRef, useState } from 'react';
import { bind } from '#shared/document/fields.tsx';
import { Stack } from '#shared/ui/layout/flow.tsx';
import { losesMarkup } from '#shared/ui/rich-text/markup/lost-markup.ts';
import { tables } from '#shared/ui/rich-text/markup/tables.ts';
import { RichText, type RichTextHandle } from '#shared/ui/rich-text/rich-text.tsx';
import type { ExtraTool, ToolId } from '#shared/ui/rich-text/use-tools.tsx';
import { writing } from '#shared/ui/rich-text/writing.ts';
import type { PlanDraft } from './plan-document.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { PlanPdf } from './plan-pdf.tsx';
import styles from './plan-text.module.css';
import { PrivateImage } from './private-image.ts';

/** What a plan may hold: what the server keeps of it. */
const extensions = [...writing, ...tables, PrivateImage];
const schema = getSchema(extensions);
const isLossy = (html: string): boolean => losesMarkup(html, schema);
const without: readonly ToolId[] = ['code'];
const extra: readonly ExtraTool[] = [
  {
    id: 'table',
    label: 'Table',
    face: 'Table',
    isOff: (editor) => editor.isActive('table'),
    run: (editor) => void editor.chain().focus().addTable().run(),
  },
];

/** The plan as text, with pictures that only this client and the team can see, and as a PDF. */
export function PlanText({ clientId, draft }: { clientId: string; draft: PlanDraft }): ReactNode {
  const text = useRef<RichTextHandle>(null);
  const id = useId();
  const html = bind(draft.root, 'html');
  /** True without a file: the dialog asks for one. */
  const [picturing, setPicturing] = useState<File | boolean>(false);
  return (
    <Stack gap="5" className={styles.text}>
      <RichText
        ref={text}
        id={id}
        label="Plan"
        html={html.value}
        error={html.error}
        extensions={extensions}
        isLossy={isLossy}
        without={without}
        extra={extra}
        lossyNote="This plan has a part that the visual editor does not support, so it is edited as HTML."
        sourceNote="Headings, paragraphs, lists, links, tables and private pictures are kept. Everything else is removed when you publish."
        onChange={html.onChange}
        onPicture={(file) => setPicturing(file ?? true)}
      />
      {picturing !== false && (
        <PictureDialog
          clientId={clientId}
          dropped={picturing instanceof File ? picturing : undefined}
          onInsert={(picture) => {
            setPicturing(false);
            text.current?.insertPicture(picture);
          }}
          onClose={() => setPicturing(false)}
        />
      )}
      <PlanPdf clientId={clientId} draft={draft} />
    </Stack>
  );
}
