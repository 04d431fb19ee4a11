import type { Editor } from '@tiptap/core';
import { type ReactNode, useState } from 'react';
import { Button } from '#shared/ui/actions/button.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input, Textarea } from '#shared/ui/forms/input.tsx';
import { Select } from '#shared/ui/forms/inputs/select.tsx';
import { Dialog } from '#shared/ui/overlays/dialog.tsx';
import type { Question } from './article-tools.tsx';
import { insertBelow, videoFigure } from './nodes/figure.ts';
import { cite, sourcesOf } from './nodes/sources.ts';
import { Stack } from '#shared/ui/layout/flow.tsx';

interface ArticleQuestionProps {
  question: Question;
  editor: Editor;
  onClose: () => void;
}

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

interface WordsField {
  name: string;
  label: string;
  hint?: string;
}

interface WordsDialogProps {
  title: string;
  fields: readonly WordsField[];
  initial?: Readonly<Record<string, string>>;
  action: string;
  /** Receives trimmed texts. @returns errors by field */
  onAction: (words: Readonly<Record<string, string>>) => Readonly<Record<string, string>> | undefined;
  onClose: () => void;
}

/** A dialog with text fields. Mounted while open. */
function WordsDialog({
  title,
  fields,
  initial = {},
  action,
  onAction,
  onClose,
}: WordsDialogProps): ReactNode {
  const [words, setWords] = useState(initial);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  function act(): void {
    const trimmed = Object.fromEntries(fields.map(({ name }) => [name, (words[name] ?? '').trim()]));
    setErrors(onAction(trimmed) ?? {});
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <Button size="sm" variant="primary" onClick={act}>
          {action}
        </Button>
      }
    >
      <Stack gap="4" narrow>
        {fields.map(({ name, label, hint }) => (
          <Field key={name} label={label} hint={hint} error={errors[name]}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                maxLength={300}
                value={words[name] ?? ''}
                onChange={({ target }) => {
                  setWords((before) => ({ ...before, [name]: target.value }));
                  setErrors(({ [name]: _gone, ...rest }) => rest);
                }}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') act();
                }}
              />
            )}
          </Field>
        ))}
      </Stack>
    </Dialog>
  );
}

/** Cites an existing or a new source. Mounted while open. */
function SourceDialog({ editor, onClose }: { editor: Editor; onClose: () => void }): ReactNode {
  const [known] = useState(() => sourcesOf(editor));
  const [chosen, setChosen] = useState('');
  const [words, setWords] = useState('');
  const [error, setError] = useState<string>();

  function act(): void {
    const written = words.trim();
    if (!chosen && !written) {
      setError('Please enter the source');
      return;
    }
    onClose();
    cite(editor, chosen ? Number(chosen) : written);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Cite a source"
      footer={
        <Button size="sm" variant="primary" onClick={act}>
          Cite
        </Button>
      }
    >
      <Stack gap="4" narrow>
        {known.length > 0 && (
          <Field label="Source">
            {(control) => (
              <Select
                {...control}
                placeholder="New source"
                options={known.map((text, index) => ({
                  value: String(index + 1),
                  label: `${index + 1}. ${text}`,
                }))}
                value={chosen}
                onChange={({ target }) => setChosen(target.value)}
              />
            )}
          </Field>
        )}
        {!chosen && (
          <Field
            label="Reference"
            hint="Author, title, publication and year. Links can be added in the list."
            error={error}
          >
            {(control) => (
              <Textarea
                {...control}
                rows={3}
                maxLength={600}
                value={words}
                onChange={({ target }) => {
                  setWords(target.value);
                  setError(undefined);
                }}
              />
            )}
          </Field>
        )}
      </Stack>
    </Dialog>
  );
}
