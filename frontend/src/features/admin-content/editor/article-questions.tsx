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
        fields={[{ name: 'caption', label: 'Caption', hint: 'What the table shows. Empty: none.' }]}
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
          hint: 'Nothing of YouTube’s loads before a reader presses play.',
        },
        { name: 'title', label: 'What it shows', hint: 'Stands on it until it is played.' },
      ]}
      action="Insert"
      onAction={({ link = '', title = '' }) => {
        const figure = videoFigure(link, title);
        if (!figure || !title) {
          return {
            ...(!figure && { link: 'Please enter a link to a YouTube video' }),
            ...(!title && { title: 'Please say what the video shows' }),
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
