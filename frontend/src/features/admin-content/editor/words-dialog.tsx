import { useState, type ReactNode } from 'react';
import { Button } from '#shared/ui/actions/button.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { Dialog } from '#shared/ui/overlays/dialog.tsx';

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
  /** Does it with trimmed words, or says what is wrong with them. */
  onAction: (words: Readonly<Record<string, string>>) => Readonly<Record<string, string>> | undefined;
  onClose: () => void;
}

/** Asks for a line or two, and puts what was wrong under its field. Mounted while it is open. */
export function WordsDialog({
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
      <div className="stack">
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
      </div>
    </Dialog>
  );
}
