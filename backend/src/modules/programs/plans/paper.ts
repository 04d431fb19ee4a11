import { drawBand, type Letterhead } from '../../../platform/pdf/band.ts';
import { baselineOf, type PdfDocument, type Place, type TextWriter } from '../../../platform/pdf/writer.ts';

export interface Column {
  name: string;
  /** Width as a fraction of the page, 0 to 1. */
  width: number;
  align?: 'right';
  bold?: true;
}

export interface TableRow {
  cells: readonly string[];
  /** Smaller lines below the cells, as far as the first text column reaches. */
  below?: readonly string[];
  /** Done in turns with the row after it. */
  tied?: boolean;
  /** Stands on the page of the row before it. */
  kept?: boolean;
  bold?: boolean;
}

/** Points. A4 is 595.28 wide and 841.89 high. */
const LEFT = 42;
const WIDTH = 595.28 - 2 * LEFT;
const TOP = 42;
const FOOT = 841.89 - 58;
const SIZE = 9.5;
const QUIET = '#4A4D46';
const LINE = '#D8D3C5';
const PANEL = '#F4F1EA';
const GAP = 6;

/** A document of many pages: what does not fit on one begins on the next, tables with their heading. */
export class Paper {
  private y = TOP;

  constructor(
    private readonly doc: PdfDocument,
    private readonly writer: TextWriter,
  ) {}

  /** The head of the first page. */
  band(letterhead: Letterhead): void {
    this.y = drawBand(this.doc, this.writer, letterhead, { left: LEFT }) + 22;
  }

  /** Text that wraps, on the next page where it does not fit. */
  text(words: string, style: Partial<Place> = {}): void {
    const place = { x: LEFT, width: WIDTH, size: SIZE, ...style };
    this.room(this.writer.heightOf(words, place));
    this.y = this.writer.write(words, { ...place, y: this.y });
  }

  title(words: string): void {
    this.text(words, { size: 30, weight: 'display' });
  }

  /** Stands with at least so many points of what follows it. @param beside at the right, on the same line */
  heading(words: string, beside = '', follows = 70): void {
    this.headed(words, beside, 14, follows);
  }

  subheading(words: string, beside = '', follows = 50): void {
    this.headed(words, beside, 11, follows);
  }

  private headed(words: string, beside: string, size: number, follows: number): void {
    this.room(follows);
    const left = { x: LEFT, width: WIDTH * 0.62 };
    const right = { x: LEFT + WIDTH * 0.62, width: WIDTH * 0.38, align: 'right' } as const;
    const y = this.writer.write(words, { ...left, y: this.y, size, weight: 'bold' });
    const end = this.writer.write(beside, {
      ...right,
      y: this.y + baselineOf(size) - baselineOf(SIZE),
      size: SIZE,
      color: QUIET,
    });
    this.y = Math.max(y, end) + 2;
  }

  quiet(words: string): void {
    this.text(words, { color: QUIET, size: 9 });
  }

  /** Lines of a note, each wrapped, on a panel. */
  note(label: string, words: string): void {
    const lines = words.split('\n').filter((line) => line.trim() !== '');
    const inner = { width: WIDTH - 24, size: SIZE };
    const height = 18 + 14 + lines.reduce((sum, line) => sum + this.writer.heightOf(line, inner), 0);
    const fits = height <= FOOT - TOP;
    if (fits) {
      this.room(height);
      this.doc.roundedRect(LEFT, this.y, WIDTH, height, 6).fill(PANEL);
    }
    const bottom = this.y + height;
    this.y += 9;
    this.text(label, { x: LEFT + 12, width: WIDTH - 24, size: 8.5, weight: 'bold', color: QUIET });
    for (const line of lines) this.text(line, { x: LEFT + 12, ...inner });
    this.y = fits ? bottom : this.y + 9;
  }

  space(points: number): void {
    this.y += points;
  }

  rule(): void {
    this.doc
      .moveTo(LEFT, this.y)
      .lineTo(LEFT + WIDTH, this.y)
      .lineWidth(0.6)
      .stroke(LINE);
  }

  /** Begins a page where so many points do not fit. */
  room(points: number): void {
    if (this.y + points <= FOOT) return;
    this.newPage();
  }

  newPage(): void {
    this.doc.addPage();
    this.y = TOP;
  }

  /** Rows are not split; a page that goes on with them begins with the columns' names. */
  table(columns: readonly Column[], rows: readonly TableRow[]): void {
    const [first] = rows;
    if (!first) return;
    this.room(20 + this.heightOf(columns, first));
    this.columnNames(columns);
    for (const [index, row] of rows.entries()) {
      const height = this.heightOf(columns, row);
      const { [index + 1]: next } = rows;
      const follows = next?.kept ? this.heightOf(columns, next) : 0;
      if (!row.kept && this.y + height + follows > FOOT) {
        this.newPage();
        this.columnNames(columns);
      }
      this.row(columns, row, height);
    }
    this.space(10);
  }

  private columnNames(columns: readonly Column[]): void {
    this.row(columns, { cells: columns.map(({ name }) => name) }, 16, { size: 8, color: QUIET });
  }

  private row(
    columns: readonly Column[],
    { cells, below = [], tied = false, bold = false }: TableRow,
    height: number,
    style: Partial<Place> = {},
  ): void {
    const top = this.y + 3;
    const ends = cells.map((text, index) =>
      this.writer.write(text, { ...this.placeOf(columns, index, bold), ...style, y: top }),
    );
    const at = columns.findIndex(({ name }) => name !== '');
    let y = ends[at] ?? top;
    for (const line of below) y = this.writer.write(line, { ...this.belowOf(columns), y, color: QUIET });
    this.y += height;
    if (!tied) this.rule();
    else
      this.doc
        .moveTo(LEFT - 5, top)
        .lineTo(LEFT - 5, this.y + 12)
        .lineWidth(1.5)
        .stroke(QUIET);
  }

  private heightOf(columns: readonly Column[], { cells, below = [], bold = false }: TableRow): number {
    const heights = cells.map((text, index) =>
      this.writer.heightOf(text, this.placeOf(columns, index, bold)),
    );
    const at = columns.findIndex(({ name }) => name !== '');
    const lines = below.reduce((sum, line) => sum + this.writer.heightOf(line, this.belowOf(columns)), 0);
    return Math.max(...heights, (heights[at] ?? 0) + lines) + 7;
  }

  private placeOf(columns: readonly Column[], index: number, bold: boolean): Omit<Place, 'y'> {
    const { [index]: column } = columns;
    const before = columns.slice(0, index).reduce((sum, { width }) => sum + width, 0);
    return {
      x: LEFT + WIDTH * before,
      width: WIDTH * column!.width - GAP,
      size: SIZE,
      align: column!.align ?? 'left',
      weight: bold || column!.bold ? 'bold' : 'regular',
    };
  }

  /** Below the first named column. */
  private belowOf(columns: readonly Column[]): Omit<Place, 'y'> {
    const at = columns.findIndex(({ name }) => name !== '');
    return { ...this.placeOf(columns, Math.max(at, 0), false), size: 8, align: 'left' };
  }

  /** Two lists side by side, each line with its amount at the right. */
  pairs(lines: readonly (readonly [string, string])[]): void {
    const columns: Column[] = [
      { name: 'x', width: 0.24 },
      { name: 'y', width: 0.24, align: 'right', bold: true },
      { name: 'gap', width: 0.04 },
      { name: 'x', width: 0.24 },
      { name: 'y', width: 0.24, align: 'right', bold: true },
    ];
    const half = Math.ceil(lines.length / 2);
    for (let index = 0; index < half; index += 1) {
      const [left, right] = [lines[index]!, lines[index + half] ?? ['', '']];
      const row = { cells: [...left, '', ...right] };
      const height = this.heightOf(columns, row);
      this.room(height);
      this.row(columns, row, height);
    }
    this.space(10);
  }

  /** At the foot of every page, once all of them are drawn. */
  foot(left: string): void {
    const { start, count } = this.doc.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.doc.switchToPage(page);
      const place = { y: FOOT + 20, size: 8, color: QUIET };
      this.writer.write(left, { ...place, x: LEFT, width: WIDTH * 0.75 });
      this.writer.write(`Page ${page + 1} of ${count}`, {
        ...place,
        x: LEFT + WIDTH * 0.75,
        width: WIDTH * 0.25,
        align: 'right',
      });
    }
  }
}
