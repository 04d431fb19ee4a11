import { StarterKit } from '@tiptap/starter-kit';
import { getSchema, type Extensions } from '@tiptap/core';
import { useId, type ReactNode } from 'react';
import type { Bound } from '#shared/document/fields.tsx';
import type { LinkRule } from '#shared/ui/rich-text/link-dialog.tsx';
import { losesMarkup } from '#shared/ui/rich-text/markup/lost-markup.ts';
import { RichText } from '#shared/ui/rich-text/rich-text.tsx';
import type { ToolId } from '#shared/ui/rich-text/use-tools.tsx';

/** The markup the server keeps. */
const extensions: Extensions = [
  StarterKit.configure({
    heading: false,
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    italic: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
    },
    trailingNode: false,
  }),
];

const schema = getSchema(extensions);
const without: readonly ToolId[] = ['italic', 'h2', 'h3', 'h4', 'quote', 'code', 'image'];

const links: LinkRule = {
  address:
    /^(https?:\/\/[^\s.]+\.\S+|mailto:([^\s@]+@\S+|\{[^{}]+\})|tel:(\+?[\d\s-]+|\{[^{}]+\})|\/\S*|#\S+)$/i,
  refusal: 'Please enter an address, such as https://example.com, /contact or mailto:{email}',
};

interface HtmlFieldProps {
  of: Bound<string>;
  label: string;
}

/** A text of several paragraphs, edited visually or as HTML. */
export function HtmlField({ of, label }: HtmlFieldProps): ReactNode {
  const id = useId();
  return (
    <RichText
      id={id}
      label={label}
      html={of.value}
      error={of.error}
      extensions={extensions}
      isLossy={(text) => losesMarkup(text, schema)}
      lossyNote="This text has a part that the visual editor does not support, so it is edited as HTML."
      sourceNote="Paragraphs, lists, links and bold words are kept. Everything else is removed when you publish."
      without={without}
      links={links}
      onChange={of.onChange}
      onPicture={() => undefined}
    />
  );
}
