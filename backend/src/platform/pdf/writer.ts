import { lettersOf, printable } from '../text/letters.ts';
import type Pdf from 'pdfkit';
import {
  type DocumentFont,
  type DocumentFonts,
  LATIN_FAMILIES,
  RIGHT_TO_LEFT,
  type Run,
  type Weight,
} from './fonts.ts';

export type PdfDocument = InstanceType<typeof Pdf>;

/** Lengths are points: 72 to an inch. */
export interface Place {
  x: number;
  y: number;
  /** Longer texts wrap. */
  width: number;
  size: number;
  weight?: Weight;
  align?: 'left' | 'right';
  color?: string;
}

const LINE_HEIGHT = 1.45;
/** Baseline position, as a fraction of the size. */
const ABOVE = 0.22;
const INK = '#1A1C19';

/** Of a line, below its top. */
export const baselineOf = (size: number): number => size * (1 + ABOVE);

/** Writes text with several fonts per line; pdfkit wraps lines of one font only. */
export class TextWriter {
  private readonly registered = new Set<string>();
  /** Long documents repeat their words. */
  private readonly runs = new Map<string, readonly Run[]>();
  private readonly widths = new Map<string, number>();

  constructor(
    private readonly doc: PdfDocument,
    private readonly fonts: DocumentFonts,
  ) {}

  /** Of a text, in points. */
  heightOf(text: string, { width, size, weight = 'regular' }: Omit<Place, 'x' | 'y'>): number {
    return this.wrap(printable(text), size, weight, width).length * size * LINE_HEIGHT;
  }

  /** @returns y of the next line */
  write(text: string, place: Place): number {
    const { x, y, width, size, weight = 'regular', align = 'left', color = INK } = place;
    const lines = this.wrap(printable(text), size, weight, width);
    lines.forEach((line, index) => {
      const runs = this.runsOf(line, weight);
      const base = y + index * size * LINE_HEIGHT + baselineOf(size);
      let left = align === 'right' ? x + width - this.widthOf(runs, size) : x;
      for (const run of runs) {
        // Other scripts order glyphs differently from letters: ActualText serves copying and screen readers.
        const isReordered = !run.font || !LATIN_FAMILIES.includes(run.font.family);
        if (isReordered) this.doc.markContent('Span', { actual: lettersAsDrawn(run) });
        this.doc.fillColor(color);
        if (run.font) this.put(run.font, run, { left, base, size });
        else this.putCodes(run.text, { left, base, size, color });
        if (isReordered) this.doc.endMarkedContent();
        left += this.widthOf([run], size);
      }
    });
    return y + lines.length * size * LINE_HEIGHT;
  }

  private put(
    font: DocumentFont,
    run: Pick<Run, 'text' | 'isRightToLeft'>,
    { left, base, size }: { left: number; base: number; size: number },
  ): void {
    this.use(font, size).text(run.text, left, base, {
      lineBreak: false,
      baseline: 'alphabetic',
      features: featuresOf(run),
    });
  }

  /** Letters without a font: their code in a box. */
  private putCodes(
    letters: string,
    { left, base, size, color }: { left: number; base: number; size: number; color: string },
  ): void {
    let x = left;
    for (const code of codesOf(letters)) {
      const width = this.codeWidth(code, size);
      this.doc
        .rect(x + size * 0.05, base - size * 0.75, width - size * 0.1, size * 0.8)
        .lineWidth(0.5)
        .stroke(color);
      const text = { text: code, isRightToLeft: false };
      this.put(this.codeFont, text, { left: x + size * 0.15, base: base - size * 0.18, size: size / 2 });
      x += width;
    }
  }

  private wrap(text: string, size: number, weight: Weight, width: number): string[] {
    const fits = (line: string) => this.widthOf(this.runsOf(line, weight), size) <= width;
    const words = text.split(' ').filter(Boolean);
    // Fast path: one measurement instead of one per word.
    if (fits(words.join(' '))) return words.length > 0 ? [words.join(' ')] : [];
    const lines: string[] = [];
    let line = '';
    for (const word of words) {
      const longer = line ? `${line} ${word}` : word;
      if (fits(longer)) {
        line = longer;
        continue;
      }
      if (line) lines.push(line);
      line = fits(word) ? word : '';
      if (line) continue;
      for (const letter of lettersOf(word)) {
        if (line && !fits(line + letter)) {
          lines.push(line);
          line = '';
        }
        line += letter;
      }
    }
    return line ? [...lines, line] : lines;
  }

  private runsOf(line: string, weight: Weight): readonly Run[] {
    const key = `${weight} ${line}`;
    const known = this.runs.get(key) ?? this.fonts.runsOf(line, weight);
    this.runs.set(key, known);
    return known;
  }

  private widthOf(runs: readonly Run[], size: number): number {
    return runs.reduce((sum, run) => sum + this.runWidth(run, size), 0);
  }

  private runWidth(run: Run, size: number): number {
    if (run.font) {
      const key = `${run.font.file} ${size} ${run.isRightToLeft} ${run.text}`;
      const known =
        this.widths.get(key) ??
        this.use(run.font, size).widthOfString(run.text, { features: featuresOf(run) });
      this.widths.set(key, known);
      return known;
    }
    return codesOf(run.text).reduce((sum, code) => sum + this.codeWidth(code, size), 0);
  }

  private codeWidth(code: string, size: number): number {
    return this.use(this.codeFont, size / 2).widthOfString(code, { features: [] }) + size * 0.3;
  }

  private get codeFont(): DocumentFont {
    return this.fonts.inter('regular');
  }

  private use(font: DocumentFont, size: number) {
    if (!this.registered.has(font.file)) this.doc.registerFont(font.file, font.forPdfkit());
    this.registered.add(font.file);
    return this.doc.font(font.file).fontSize(size);
  }
}

/** Always set: without features pdfkit shapes word by word. */
const featuresOf = ({ isRightToLeft }: Pick<Run, 'isRightToLeft'>): (typeof RIGHT_TO_LEFT)[] =>
  isRightToLeft ? [RIGHT_TO_LEFT] : [];

/** PDF readers expect right-to-left letters in visual order. */
const lettersAsDrawn = ({ text, isRightToLeft }: Run): string =>
  isRightToLeft ? [...text].toReversed().join('') : text;

/** "13A3" */
const codesOf = (letters: string): string[] =>
  Array.from(letters, (letter) => letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0'));
