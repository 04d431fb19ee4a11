import type { Editor } from '@tiptap/react';
import { useState, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { Field } from '../forms/field.tsx';
import { Input } from '../forms/input.tsx';
import { Row, Stack } from '../layout/flow.tsx';

/** The addresses that a text may link to. */
export interface LinkRule {
  address: RegExp;
  /** Error for other addresses. */
  refusal: string;
}

interface LinkDialogProps {
  open: boolean;
  editor: Editor;
  rule?: LinkRule | undefined;
  onClose: () => void;
}

/** The addresses that the server's sanitizer keeps. */
const onThisSite: LinkRule = {
  address: /^(https?:\/\/[^\s.]+\.\S+|mailto:[^\s@]+@\S+|tel:\+?[\d\s-]+|\/\S*|#\S+)$/i,
  refusal: 'Please enter an address, such as https://example.com or /recipes',
};

/** Adds https:// to "example.com/a". */
const complete = (typed: string): string =>
  /^[\w-]+(\.[\w-]+)+(\/|$)/.test(typed) ? `https://${typed}` : typed;

export function LinkDialog({ open, editor, rule, onClose }: LinkDialogProps): ReactNode {
  return (
    <Dialog open={open} onClose={onClose} title="Link" size="sm">
      <LinkForm editor={editor} rule={rule} onClose={onClose} />
    </Dialog>
  );
}

function LinkForm({ editor, rule = onThisSite, onClose }: Omit<LinkDialogProps, 'open'>): ReactNode {
  const current = String(editor.getAttributes('link')['href'] ?? '');
  const [href, setHref] = useState(current);
  const [error, setError] = useState<string>();

  function apply(): void {
    const wanted = complete(href.trim());
    if (!rule.address.test(wanted)) {
      setError(rule.refusal);
      return;
    }
    onClose();
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !current) {
      chain
        .insertContent({ type: 'text', text: wanted, marks: [{ type: 'link', attrs: { href: wanted } }] })
        .run();
    } else {
      chain.setLink({ href: wanted }).run();
    }
  }

  function remove(): void {
    onClose();
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  }

  return (
    <Stack gap="4" narrow>
      <Field label="Address" error={error}>
        {(control) => (
          <Input
            {...control}
            type="text"
            inputMode="url"
            autoComplete="off"
            value={href}
            onChange={(event) => {
              setHref(event.target.value);
              setError(undefined);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') apply();
            }}
          />
        )}
      </Field>
      <Row gap="3" align="center">
        <Button size="sm" variant="primary" onClick={apply}>
          Set link
        </Button>
        {current && (
          <Button size="sm" onClick={remove}>
            Remove link
          </Button>
        )}
      </Row>
    </Stack>
  );
}
