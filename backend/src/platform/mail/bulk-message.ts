import { LRUCache } from 'lru-cache';
import MimeNode from 'nodemailer/lib/mime-node';
import * as base64 from 'nodemailer/lib/base64';
import { quotedPrintable } from './quoted-printable.ts';

/** What all messages of a broadcast say of themselves alike. */
interface SharedHeaders {
  from: { name: string; address: string };
  /** Where answers go, if not to the sender. */
  replyTo?: string | undefined;
  headers: Readonly<Record<string, string>>;
}

export interface BulkMail {
  shared: SharedHeaders;
  to: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  messageId: string;
  /** Its own. */
  headers: Readonly<Record<string, string>>;
  /** Pictures that the HTML names by `cid:`. The same array for all who get them: they are encoded once. */
  attachments: readonly InlinePicture[];
}

interface InlinePicture {
  filename: string;
  content: Buffer;
  contentType: string;
  cid: string;
}

// Neither quoted-printable nor base64 ever has "=_" (RFC 2045, 6.7).
const VERSIONS = '=_versions';
const PICTURES = '=_with-pictures';
const LINE_BREAK = /\r\n|\r|\n/g;
const OTHER_LETTERS = /[\u0080-\uFFFF]/g;
const LATIN_LETTERS = /[A-Za-z]/g;
/** By what they are made of; more than are sent at a time. */
const writtenHeaders = new LRUCache<string, string>({ max: 20 });
const pictureParts = new WeakMap<readonly InlinePicture[], Promise<Buffer>>();

/**
 * The message as it goes to the mail server. nodemailer writes the headers, which are each recipient's own; the parts, which are
 * nearly the same for all, are put together here: to compose each message anew took it twice as long as sending it.
 */
export async function bulkMessage(mail: BulkMail): Promise<Buffer> {
  const { html, text, attachments } = mail;
  const start = `${headersOf(mail)}\r\n\r\n--${VERSIONS}\r\n${textPart('plain', text)}\r\n--${VERSIONS}\r\n`;
  const end = `\r\n--${VERSIONS}--\r\n`;
  if (attachments.length === 0) return Buffer.from(start + textPart('html', html) + end);
  const related = `Content-Type: multipart/related; boundary="${PICTURES}"; type="text/html"\r\n\r\n--${PICTURES}\r\n`;
  return Buffer.concat([
    Buffer.from(start + related + textPart('html', html)),
    await picturesOf(attachments),
    Buffer.from(`\r\n--${PICTURES}--\r\n${end}`),
  ]);
}

function headersOf({ shared, to, subject, messageId, headers }: BulkMail): string {
  // Named, though the type names it too: nodemailer would draw one at random for each message.
  const node = new MimeNode(`multipart/alternative; boundary="${VERSIONS}"`, { baseBoundary: VERSIONS });
  node.setHeader({ To: to, Subject: subject, 'Message-ID': messageId, ...headers });
  return `${sharedHeadersOf(shared)}\r\n${node.buildHeaders()}`;
}

function sharedHeadersOf(shared: SharedHeaders): string {
  const key = JSON.stringify(shared);
  const before = writtenHeaders.get(key);
  if (before !== undefined) return before;
  const { from, replyTo, headers } = shared;
  // A part's: a whole message's node would add the date and an id.
  const part = new MimeNode().createChild(undefined);
  part.setHeader({ From: from, ...(replyTo && { 'Reply-To': replyTo }), ...headers });
  const written = part.buildHeaders();
  writtenHeaders.set(key, written);
  return written;
}

function textPart(kind: 'plain' | 'html', content: string): string {
  const [encoding, encoded] = isMostlyLatin(content)
    ? ['quoted-printable', quotedPrintable(content)]
    : ['base64', base64.wrap(base64.encode(content.replaceAll(LINE_BREAK, '\r\n')))];
  return `Content-Type: text/${kind}; charset=utf-8\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${encoded}`;
}

/** nodemailer's own rule: a letter of Devanagari is nine characters of quoted-printable, and four of base64. */
function isMostlyLatin(content: string): boolean {
  const others = content.match(OTHER_LETTERS)?.length ?? 0;
  return others === 0 || others < (content.match(LATIN_LETTERS)?.length ?? 0);
}

function picturesOf(attachments: readonly InlinePicture[]): Promise<Buffer> {
  const before = pictureParts.get(attachments);
  if (before) return before;
  const parts = encodePictures(attachments);
  pictureParts.set(attachments, parts);
  return parts;
}

async function encodePictures(attachments: readonly InlinePicture[]): Promise<Buffer> {
  const parent = new MimeNode('multipart/related');
  const parts = attachments.map(({ filename, content, contentType, cid }) =>
    parent
      .createChild(contentType, { filename })
      .setHeader({
        'Content-ID': `<${cid}>`,
        'Content-Disposition': 'inline',
        'Content-Transfer-Encoding': 'base64',
      })
      .setContent(content)
      .build(),
  );
  const boundary = Buffer.from(`\r\n--${PICTURES}\r\n`);
  return Buffer.concat((await Promise.all(parts)).flatMap((part) => [boundary, part]));
}
