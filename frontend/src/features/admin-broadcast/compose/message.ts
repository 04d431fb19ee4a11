import { business } from '@ironbloom/brand';

/** An inline image; the body refers to it as `cid:`. */
export interface InlineImage {
  cid: string;
  filename: string;
  contentType: string;
  contentBase64: string;
}

export interface Message {
  fromName: string;
  subject: string;
  /** HTML; `{{name}}` is replaced by the contact's name. */
  bodyHtml: string;
  attachments: InlineImage[];
}

const greeting = 'Hello {{name}},';

/** broadcast-4: the default From Name is the business's. */
export const emptyMessage = (): Message => ({
  fromName: business().name,
  subject: '',
  bodyHtml: `<p>${greeting}</p><p></p>`,
  attachments: [],
});

/** As on the server (broadcast.domain.ts). */
export const placeholder = /\{\{\s*name\s*\}\}|\{name\}/g;

export const dataUrl = ({ contentType, contentBase64 }: InlineImage): string =>
  `data:${contentType};base64,${contentBase64}`;

export const bytesOf = ({ contentBase64 }: InlineImage): number => contentBase64.length * 0.75;

const withoutSpace = (text: string): string => text.replaceAll(/\s/g, '');

/** Whether the body has no content. The initial greeting alone counts as empty. */
export function isEmpty(bodyHtml: string): boolean {
  if (/<img\b/i.test(bodyHtml)) return false;
  const words = withoutSpace(bodyHtml.replaceAll(/<[^<>]*>|&nbsp;/g, ''));
  return words === '' || words === withoutSpace(greeting);
}

/** The body without the image of this cid. */
export function withoutPicture(bodyHtml: string, cid: string): string {
  return bodyHtml.replaceAll(/<img\b[^<>]*>/gi, (tag) =>
    /\bsrc\s*=\s*["']?cid:([\w.-]+)/i.exec(tag)?.[1] === cid ? '' : tag,
  );
}

/** The server's limits (broadcasts.dto.ts). */
const maxImages = 10;
const maxImageBytes = 5 * 1024 * 1024;

/** @throws Error with a message for the user */
export async function readImage(file: File, taken: readonly InlineImage[]): Promise<InlineImage> {
  if (!/^image\/(png|jpeg|gif|webp)$/.test(file.type)) {
    throw new Error(`${file.name} is not a PNG, JPEG, GIF or WebP image.`);
  }
  const used = taken.reduce((sum, image) => sum + bytesOf(image), 0);
  if (used + file.size > maxImageBytes) throw new Error('The images are larger than 5 MB in total.');
  if (taken.length >= maxImages) throw new Error(`A message can have at most ${maxImages} images.`);
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
