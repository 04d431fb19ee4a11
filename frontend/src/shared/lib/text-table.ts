/** Tables of a clipboard: a list of rows of texts. */
export type TextTable = readonly (readonly string[])[];

const quoted = (text: string): string => (/[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const tsvOf = (table: TextTable): string => table.map((row) => row.map(quoted).join('\t')).join('\n');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const htmlOf = (table: TextTable): string =>
  `<table>${table
    .map((row) => `<tr>${row.map((text) => `<td>${escaped(text)}</td>`).join('')}</tr>`)
    .join('')}</table>`;

/** Tab-separated values as Sheets and Excel write them: a text with a tab, a line or quotes stands in quotes. */
export function readTsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const row = (): string[] => rows.at(-1)!;
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]!;
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell === '') isQuoted = true;
    else if (letter === '\t' || letter === '\n') {
      row().push(cell);
      cell = '';
      if (letter === '\n') rows.push([]);
    } else if (letter !== '\r') cell += letter;
  }
  row().push(cell);
  return rows;
}

/** The first table of a text/html clipboard; undefined without one. A cell over several columns or rows is the first of them. */
export function readHtml(html: string): string[][] | undefined {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  if (!table) return undefined;
  const taken = new Map<string, true>();
  return [...table.rows].map((row, y) => {
    const cells: string[] = [];
    for (const cell of row.cells) {
      while (taken.has(`${y}:${cells.length}`)) cells.push('');
      const x = cells.length;
      for (let down = 1; down < Math.min(cell.rowSpan, 200); down += 1)
        for (let right = 0; right < Math.min(cell.colSpan, 50); right += 1)
          taken.set(`${y + down}:${x + right}`, true);
      for (const line of cell.querySelectorAll('br')) line.replaceWith(' ');
      cells.push(cell.textContent ?? '');
      for (let right = 1; right < Math.min(cell.colSpan, 50); right += 1) cells.push('');
    }
    return cells;
  });
}

const tidy = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** The copied table, without empty rows and columns at its end. */
export function readTable(html: string, text: string): string[][] {
  const table = (readHtml(html) ?? readTsv(text)).map((row) => row.map(tidy));
  const rows = table.slice(0, table.findLastIndex((row) => row.some((cell) => cell !== '')) + 1);
  const width = Math.max(0, ...rows.map((row) => row.findLastIndex((cell) => cell !== '') + 1));
  return rows.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''));
}
