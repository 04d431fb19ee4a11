import sharp from 'sharp';
import { FALLBACK_FONTS, fontFile } from '../../../platform/text/fonts.ts';
import { lettersOf, printable } from '../../../platform/text/letters.ts';

/** Text style for SVG and for Pango, which draws it. */
interface Face {
  families: string;
  weight: number;
  pango: string;
}

const FALLBACK = FALLBACK_FONTS.map(({ family }) => family).join(', ');
const faceOf = (families: string, weight: number, name: string): Face => ({
  families,
  weight,
  pango: `${families} ${name}`,
});
export const DISPLAY = faceOf(`Big Shoulders, Inter, ${FALLBACK}`, 800, 'Ultra-Bold');
export const TEXT = faceOf(`Inter, ${FALLBACK}`, 700, 'Bold');

const FILES = [
  fontFile('Big Shoulders', '800ExtraBold'),
  ...['Inter', ...FALLBACK_FONTS.map(({ family }) => family)].map((family) => fontFile(family, '700Bold')),
];
let loaded: Promise<void> | undefined;

/** All fonts, once per process: text laid out before a font is known stays boxes. */
async function loadFonts(): Promise<void> {
  for (const fontfile of FILES) await sharp({ text: { text: 'x', fontfile } }).metadata();
}

/** Measuring size in px: sharp reports whole pixels. */
const MEASURED_EM = 200;

/** Size of a text and of its parts, in em. */
export type Widths = (text: string) => number;

/** Measures words and letters of a text. */
export async function measure(text: string, { pango }: Face): Promise<Widths> {
  await (loaded ??= loadFonts());
  const width = async (part: string) => {
    // Between bars, as sharp trims spaces at the edges.
    const bars = { text: `|${escaped(part)}|`, font: `${pango} ${MEASURED_EM}`, dpi: 72 };
    return (await sharp({ text: bars }).metadata()).width;
  };
  const parts = new Set([...text.split(' '), ...lettersOf(text), ' ', '…', '']);
  const known = new Map(
    await Promise.all(Array.from(parts, async (part) => [part, await width(part)] as const)),
  );
  const widthOf = (part: string) => (known.get(part)! - known.get('')!) / MEASURED_EM;
  const sum = (all: readonly string[]) => all.reduce((total, part) => total + widthOf(part), 0);
  const widthOfWord = (word: string) => (known.has(word) ? widthOf(word) : sum(lettersOf(word)));
  return (line) => {
    const words = line.split(' ');
    return words.reduce((total, word) => total + widthOfWord(word), (words.length - 1) * widthOf(' '));
  };
}

interface Place {
  x: number;
  /** Of the baseline. */
  y: number;
  em: number;
  fill: string;
  spacing?: number;
}

/** A line as SVG element, starting on the left in every script. */
export function textElement(line: string, { families, weight }: Face, { x, y, em, fill, spacing }: Place) {
  const direction = /^\P{L}*\p{scx=Arabic}/u.test(line) ? 'direction="rtl" text-anchor="end"' : '';
  return `<text x="${x}" y="${y}" font-family="${families}" font-weight="${weight}" font-size="${em}" fill="${fill}"
    letter-spacing="${spacing ?? 0}" ${direction}>${escaped(line)}</text>`;
}

/** One line in capitals, without invisible characters. */
export const capitals = (text: string): string =>
  printable(text.toUpperCase()).replaceAll(/ {2,}/g, ' ').trim();

/** Letters as tall as the display face's capitals, which may have letter spacing. */
export const isLatin = (text: string): boolean =>
  /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u.test(text);

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => ENTITIES[sign]!);
