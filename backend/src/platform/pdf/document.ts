import { buffer } from 'node:stream/consumers';
import { documentFonts } from './fonts.ts';
import { type PdfDocument, TextWriter } from './writer.ts';

export interface PdfInfo {
  title: string;
  author: string;
  /** The same document has the same bytes: no clock is read. */
  date: Date;
}

/** An A4 document. @param draw writes it, from the first page on; a long one lets others work meanwhile. @param options of pdfkit */
export async function drawnPdf(
  { title, author, date }: PdfInfo,
  draw: (doc: PdfDocument, writer: TextWriter) => void | Promise<void>,
  options: { bufferPages?: boolean } = {},
): Promise<Buffer> {
  // Loaded with the first document, as it takes 8 MiB.
  const { default: Document } = await import('pdfkit');
  const doc = new Document({
    size: 'A4',
    margin: 0,
    // No default font: Helvetica is not used.
    font: '',
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: title, Author: author, Creator: author, CreationDate: date, ModDate: date },
    ...options,
  });
  await draw(doc, new TextWriter(doc, await documentFonts()));
  doc.end();
  return buffer(doc);
}
