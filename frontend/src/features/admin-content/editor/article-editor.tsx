import { Stack } from '#shared/ui/layout/flow.tsx';
import { type Editor, Mark, Node } from '@tiptap/core';
import { type ReactNode, useRef, useState } from 'react';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { RichText, type RichTextHandle } from '#shared/ui/rich-text/rich-text.tsx';
import { foreignPictures, needsHtmlView } from '../kinds/article/article-html.ts';
import { ArticleQuestion } from './article-question.tsx';
import { articleTools, type Question } from './article-tools.tsx';
import { ImageDialog } from './image-dialog.tsx';
import { Image } from '@tiptap/extension-image';
import { tables } from '#shared/ui/rich-text/markup/tables.ts';
import { writing } from '#shared/ui/rich-text/writing.ts';
import { Figure } from './nodes/figure.ts';
import { sources } from './nodes/sources.ts';

const PullQuote = Node.create({
  name: 'pullQuote',
  group: 'block',
  content: 'paragraph+',
  defining: true,
  parseHTML: () => [{ tag: 'aside' }],
  renderHTML: () => ['aside', 0],
});

/** Marks without a toolbar button, kept when pasted or typed as HTML. */
const smallMarks = ['sup', 'sub', 'mark', 'cite'].map((tag) =>
  Mark.create({ name: tag, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] }),
);

/** The markup that the server keeps. */
export const extensions = [
  ...writing,
  ...tables,
  ...sources,
  ...smallMarks,
  Figure,
  PullQuote,
  Image.configure({ allowBase64: false }),
];

interface ArticleEditorProps {
  id: string;
  label: string;
  html: string;
  error: string | undefined;
  onChange: (html: string) => void;
}

/** The text of an article, edited visually or as HTML. */
export function ArticleEditor({ id, label, html, error, onChange }: ArticleEditorProps): ReactNode {
  const text = useRef<RichTextHandle>(null);
  /** True: the dialog asks for a file. */
  const [picturing, setPicturing] = useState<File | boolean>(false);
  const [asked, setAsked] = useState<{ question: Question; editor: Editor }>();
  const [tools] = useState(() => articleTools((question, editor) => setAsked({ question, editor })));
  const foreign = foreignPictures(html);

  return (
    <Stack gap="1h">
      <RichText
        ref={text}
        id={id}
        label={label}
        html={html}
        error={error}
        extensions={extensions}
        isLossy={needsHtmlView}
        extra={tools}
        lossyNote="This article has parts that the visual editor does not support, such as a table in a table or a caption with links, so it is edited as HTML."
        sourceNote="Headings h2 to h4, lists, links, pictures from this site, quotes, pull quotes (aside), figures, tables, sources and code are kept. Everything else, including scripts and styles, is removed when you save."
        onChange={onChange}
        onPicture={(file) => setPicturing(file ?? true)}
      />
      {foreign > 0 && (
        <Notice tone="amber" role="status" icon="alert">
          {`${foreign === 1 ? 'One picture comes' : `${foreign} pictures come`} from another site and will be left out when you save. Upload it here instead.`}
        </Notice>
      )}
      {asked && <ArticleQuestion {...asked} onClose={() => setAsked(undefined)} />}
      <ImageDialog
        key={String(picturing !== false)}
        open={picturing !== false}
        dropped={picturing instanceof File ? picturing : undefined}
        onInsert={({ url, ...picture }) => {
          setPicturing(false);
          text.current?.insertPicture({ src: url, ...picture });
        }}
        onClose={() => setPicturing(false)}
      />
    </Stack>
  );
}
