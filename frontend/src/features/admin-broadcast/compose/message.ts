import { brand } from '@ironbloom/brand';

/** A picture that travels with the mail; the body names it by `cid:`. */
export interface InlineImage {
  cid: string;
  filename: string;
  contentType: string;
  contentBase64: string;
}

export interface Message {
  fromName: string;
  subject: string;
  /** HTML, with `{{name}}` where the contact's name goes. */
  bodyHtml: string;
  attachments: InlineImage[];
}

/** SPEC section 9: the default From Name is the product's. */
export const emptyMessage: Message = {
  fromName: brand.name,
  subject: '',
  bodyHtml: '<p>Hello {{name}},</p>\n<p></p>',
  attachments: [],
};

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** As one recipient will see it: the name in its place, the pictures out of the message. */
export function previewHtml(message: Message, name: string): string {
  const escaped = name.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);
  const body = message.bodyHtml.replaceAll(/\{\{\s*name\s*\}\}|\{name\}/g, () => escaped);
  return message.attachments.reduce(
    (html, { cid, contentType, contentBase64 }) =>
      html.replaceAll(`cid:${cid}`, `data:${contentType};base64,${contentBase64}`),
    body,
  );
}

const mostImageBytes = 5 * 1024 * 1024;

/** @throws Error with words for the person who chose the file */
export async function readImage(file: File, taken: readonly InlineImage[]): Promise<InlineImage> {
  if (!/^image\/(png|jpeg|gif|webp)$/.test(file.type)) {
    throw new Error(`${file.name} is not a PNG, JPEG, GIF or WebP image.`);
  }
  const used = taken.reduce((sum, { contentBase64 }) => sum + contentBase64.length * 0.75, 0);
  if (used + file.size > mostImageBytes) throw new Error('The images are larger than 5 MB together.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return {
    cid: freeCid(file.name, taken),
    filename: file.name,
    contentType: file.type,
    contentBase64: btoa(binary),
  };
}

function freeCid(filename: string, taken: readonly InlineImage[]): string {
  const base =
    filename
      .replace(/\.[^.]*$/, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 60) || 'image';
  const names = new Set(taken.map(({ cid }) => cid));
  for (let index = 1; ; index += 1) {
    const cid = index === 1 ? base : `${base}-${index}`;
    if (!names.has(cid)) return cid;
  }
}
