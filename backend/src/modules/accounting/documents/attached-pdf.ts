import { StreamableFile } from '@nestjs/common';

/** A paper as the browser saves it. @param file its name of letters, digits, hyphens and a dot */
export function attachedPdf({ fileName, pdf }: { fileName: string; pdf: Buffer }): StreamableFile {
  const disposition = `attachment; filename="${fileName}"`;
  return new StreamableFile(pdf, { type: 'application/pdf', disposition, length: pdf.length });
}
