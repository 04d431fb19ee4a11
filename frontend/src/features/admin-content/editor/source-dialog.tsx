import type { Editor } from '@tiptap/core';
import { useState, type ReactNode } from 'react';
import { Button } from '#shared/ui/actions/button.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Textarea } from '#shared/ui/forms/input.tsx';
import { Select } from '#shared/ui/forms/inputs/select.tsx';
import { Dialog } from '#shared/ui/overlays/dialog.tsx';
import { cite, sourcesOf } from './nodes/sources.ts';

/** Cites a source that is there, or a new one. Mounted while it is open. */
export function SourceDialog({ editor, onClose }: { editor: Editor; onClose: () => void }): ReactNode {
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
      <div className="stack">
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
      </div>
    </Dialog>
  );
}
