import type { DroppedRow } from './contact-file.ts';

/** A cell that a spreadsheet would take for a formula is made text (OWASP, CSV injection). */
function cell(value: string | number): string {
  const text = String(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

export function droppedCsv(rows: readonly DroppedRow[]): string {
  const lines = rows.map(({ row, reason, value }) => [row, reason, value].map(cell).join(','));
  return `\uFEFF${['"Row","Reason","Value"', ...lines].join('\r\n')}\r\n`;
}
