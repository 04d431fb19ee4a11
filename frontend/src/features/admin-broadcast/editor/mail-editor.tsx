import { Extension, type Extensions, getSchema } from '@tiptap/core';
import { type ReactNode, type Ref, useCallback, useEffect, useMemo, useState } from 'react';
import { losesMarkup } from '#shared/ui/rich-text/markup/lost-markup.ts';
import { RichText, type RichTextHandle } from '#shared/ui/rich-text/rich-text.tsx';
import type { ToolId } from '#shared/ui/rich-text/use-tools.tsx';
import styles from './mail-editor.module.css';
import { dataUrl, type InlineImage, placeholder } from '../compose/message.ts';
import { Image } from '@tiptap/extension-image';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { writing } from '#shared/ui/rich-text/writing.ts';

/** Resolves the `cid:` images of the text for the editor. */
class InlineImageUrls {
  private urls: ReadonlyMap<string, string> = new Map();
  private readonly watchers = new Set<() => void>();

  constructor(images: readonly InlineImage[]) {
    this.put(images);
  }

  put(images: readonly InlineImage[]): void {
    this.urls = new Map(images.map((image) => [`cid:${image.cid}`, dataUrl(image)]));
    for (const watcher of this.watchers) watcher();
  }

  /** @param src as in the text */
  find(src: string): string | undefined {
    return this.urls.get(src);
  }

  /** @returns unsubscribes */
  watch(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }
}

/** Fits phones: mail programs do not scale images. */
const fitting = 'max-width:100%;height:auto';

function mailImage(imageUrls: InlineImageUrls) {
  return Image.extend({
    addAttributes() {
      return {
        ...this.parent?.(),
        // Written as data-src, or the browser would request `cid:`; htmlOf restores it.
        src: {
          default: null,
          parseHTML: (element) => element.getAttribute('src') ?? element.dataset['src'],
          renderHTML: ({ src }) => ({ 'data-src': src as string }),
        },
        style: { default: fitting },
      };
    },
    parseHTML: () => [{ tag: 'img[src]' }, { tag: 'img[data-src]' }],
    addNodeView() {
      return ({ node }) => {
        const dom = document.createElement('img');
        const { src, alt, width, style } = node.attrs as Record<string, string | null>;
        const show = (): void => {
          const url = imageUrls.find(src ?? '');
          if (url) dom.src = url;
          else dom.removeAttribute('src');
          dom.toggleAttribute('data-missing', !url);
          dom.alt = url ? (alt ?? '') : `${src ?? 'A picture'} is not shown here`;
        };
        if (width) dom.setAttribute('width', width);
        dom.style.cssText = style ?? '';
        show();
        return { dom, destroy: imageUrls.watch(show) };
      };
    },
  }).configure({ inline: true, allowBase64: false });
}

function namesIn(doc: Node): DecorationSet {
  const found: Decoration[] = [];
  doc.descendants(({ text }, at) => {
    for (const { 0: token, index } of (text ?? '').matchAll(placeholder)) {
      found.push(Decoration.inline(at + index, at + index + token.length, { class: styles.name ?? '' }));
    }
  });
  return DecorationSet.create(doc, found);
}

/** Highlights placeholders, so that broken ones stand out. */
const nameTokens = Extension.create({
  name: 'nameTokens',
  addProseMirrorPlugins: () => [new Plugin({ props: { decorations: ({ doc }) => namesIn(doc) } })],
});

const mailExtensions = (imageUrls: InlineImageUrls): Extensions => [
  ...writing,
  mailImage(imageUrls),
  nameTokens,
];

interface MailEditorProps {
  html: string;
  error: string | undefined;
  images: readonly InlineImage[];
  onChange: (html: string) => void;
  onPicture: (file: File | undefined) => void;
  ref: Ref<RichTextHandle>;
}

/** Mail programs render these inconsistently. */
const without: readonly ToolId[] = ['h4', 'code'];
const token = { label: 'Insert name', text: '{{name}}' };
/** Absolute addresses only: a mail has no base address. */
const links = {
  address: /^(https?:\/\/[^\s.]+\.\S+|mailto:[^\s@]+@\S+|tel:\+?[\d\s-]+)$/i,
  refusal: 'Please enter a full address, such as https://example.com',
};

/** The editor of the mail's body, with inline images. */
export function MailEditor({ html, error, images, onChange, onPicture, ref }: MailEditorProps): ReactNode {
  const [imageUrls] = useState(() => new InlineImageUrls(images));
  const extensions = useMemo(() => mailExtensions(imageUrls), [imageUrls]);
  const schema = useMemo(() => getSchema(extensions), [extensions]);
  const isLossy = useCallback((text: string) => losesMarkup(text, schema), [schema]);

  useEffect(() => imageUrls.put(images), [imageUrls, images]);

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
