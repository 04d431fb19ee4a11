import { getSchema } from '@tiptap/core';
import { useCallback, useEffect, useMemo, useState, type ReactNode, type Ref } from 'react';
import { losesMarkup } from '#shared/ui/rich-text/markup/lost-markup.ts';
import { RichText, type RichTextHandle } from '#shared/ui/rich-text/rich-text.tsx';
import type { ToolId } from '#shared/ui/rich-text/use-tools.tsx';
import styles from './mail-editor.module.css';
import { mailWriting } from './mail-writing.ts';
import type { InlineImage } from '../compose/message.ts';
import { PictureShelf } from './picture-shelf.ts';

interface MailEditorProps {
  html: string;
  error: string | undefined;
  images: readonly InlineImage[];
  onChange: (html: string) => void;
  onPicture: (file: File | undefined) => void;
  ref: Ref<RichTextHandle>;
}

/** Mail programs show them as they like. */
const without: readonly ToolId[] = ['h4', 'code'];
const token = { label: 'Insert name', text: '{{name}}' };
/** A mail stands on no site: a path alone leads nowhere. */
const links = {
  address: /^(https?:\/\/[^\s.]+\.\S+|mailto:[^\s@]+@\S+|tel:\+?[\d\s-]+)$/i,
  refusal: 'Please enter a full address, such as https://example.com',
};

/** The words of a mail, with the pictures that travel with it in their place. */
export function MailEditor({ html, error, images, onChange, onPicture, ref }: MailEditorProps): ReactNode {
  const [shelf] = useState(() => new PictureShelf(images));
  const extensions = useMemo(() => mailWriting(shelf), [shelf]);
  const schema = useMemo(() => getSchema(extensions), [extensions]);
  const isLossy = useCallback((text: string) => losesMarkup(text, schema), [schema]);

  useEffect(() => shelf.put(images), [shelf, images]);

  return (
    <div className={styles.editor}>
      <RichText
        ref={ref}
        id="broadcast-body"
        label="Body"
        hint="{{name}} is replaced by the contact’s name, or by the email address if there is no name."
        html={html}
        error={error}
        extensions={extensions}
        isLossy={isLossy}
        lossyNote="This message has parts that the visual editor does not support, such as tables or styles, so it is edited as HTML. It is sent as shown in the preview."
        sourceNote="Use style attributes. Style sheets, scripts and forms are removed from mails."
        without={without}
        token={token}
        links={links}
        onChange={onChange}
        onPicture={onPicture}
      />
    </div>
  );
}
