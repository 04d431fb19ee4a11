import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import type { Question } from './article-tools.tsx';
import { insertBelow, videoFigure } from './nodes/figure.ts';
import { SourceDialog } from './source-dialog.tsx';
import { WordsDialog } from './words-dialog.tsx';

interface ArticleQuestionProps {
  question: Question;
  editor: Editor;
  onClose: () => void;
}

/** What a tool of the article's asks, and what it does with the answer. */
export function ArticleQuestion({ question, editor, onClose }: ArticleQuestionProps): ReactNode {
  if (question === 'source') return <SourceDialog editor={editor} onClose={onClose} />;
  if (question === 'table-caption') {
    return (
      <WordsDialog
        title="Caption of the table"
        fields={[{ name: 'caption', label: 'Caption', hint: 'Describes the table. Optional.' }]}
        initial={{ caption: String(editor.getAttributes('table')['caption'] ?? '') }}
        action="Set caption"
        onAction={({ caption }) => {
          onClose();
          editor.chain().focus().updateAttributes('table', { caption }).run();
          return undefined;
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <WordsDialog
      title="Add a video"
      fields={[
        {
          name: 'link',
          label: 'YouTube link',
          hint: 'YouTube is loaded only when a reader presses play.',
        },
        { name: 'title', label: 'Title', hint: 'Shown on the video until it is played.' },
      ]}
      action="Insert"
      onAction={({ link = '', title = '' }) => {
        const figure = videoFigure(link, title);
        if (!figure || !title) {
          return {
            ...(!figure && { link: 'Please enter a link to a YouTube video' }),
            ...(!title && { title: 'Please enter a title' }),
          };
        }
        onClose();
        insertBelow(editor, figure);
        return undefined;
      }}
      onClose={onClose}
    />
  );
}
