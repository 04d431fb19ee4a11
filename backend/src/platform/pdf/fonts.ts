import bidiFactory from 'bidi-js';
import type { Font as PdfFont } from 'fontkit';
import type { Font as Shaper } from 'harfbuzzjs';
import { readFileSync } from 'node:fs';
import { FALLBACK_FONTS, fontFile, type FontWeight } from '../text/fonts.ts';
import { lettersOf } from '../text/letters.ts';

/** `display`: headings and amounts. */
export type Weight = 'regular' | 'bold' | 'display';
type Harfbuzz = typeof import('harfbuzzjs');
type Fontkit = typeof import('fontkit');

/** A run of letters in one font and direction. */
export interface Run {
  /** Undefined: no font has these letters. */
  font: DocumentFont | undefined;
  text: string;
  isRightToLeft: boolean;
}

/** An OpenType feature name, by which pdfkit passes the direction of a run to `layout`. */
export const RIGHT_TO_LEFT = 'rtla';

const INTER = { family: 'Inter', letters: /./su };
/** Condensed; without the rupee's sign. */
const BIG_SHOULDERS = { family: 'Big Shoulders', letters: /./su };
const FAMILIES = [INTER, ...FALLBACK_FONTS];
/** These are drawn in the order of their letters. */
export const LATIN_FAMILIES: readonly string[] = [INTER.family, BIG_SHOULDERS.family];
/** Joiners: they affect shaping and have no glyph. */
const JOINERS = /[\u200C\u200D]/gu;
// Its types double `default`: a CommonJS package with types of an ES module.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

/** Shapes with HarfBuzz: fontkit's shaping fails on Telugu, Malayalam and Punjabi names. pdfkit embeds the used glyphs. */
export class DocumentFont {
  private readonly shaper: Shaper;

  constructor(
    readonly family: string,
    readonly file: string,
    private readonly harfbuzz: Harfbuzz,
    private readonly fontkit: Fontkit,
  ) {
    const { Blob, Face, Font } = harfbuzz;
    this.shaper = new Font(new Face(new Blob(new Uint8Array(readFileSync(file)).buffer)));
  }

  has(letter: string): boolean {
    return [...letter.replaceAll(JOINERS, '')].every(
      (character) => this.shaper.nominalGlyph(character.codePointAt(0)!) !== undefined,
    );
  }

  /** Per document, as it remembers used glyphs. */
  forPdfkit(): Buffer {
    const font = this.fontkit.create(readFileSync(this.file)) as PdfFont;
    const shaped = new Map<string, ReturnType<DocumentFont['layout']>>();
    const layout = (text: string, features: readonly string[]) => {
      const isRightToLeft = features.includes(RIGHT_TO_LEFT);
      const key = `${isRightToLeft ? RIGHT_TO_LEFT : ''} ${text}`;
      const known = shaped.get(key) ?? this.layout(font, text, isRightToLeft);
      shaped.set(key, known);
      // pdfkit changes the unit of the positions before it asks for their sum.
      const positions = known.positions.map((position) => ({ ...position }));
      return {
        glyphs: known.glyphs,
        positions,
        get advanceWidth() {
          return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
        },
      };
    };
    // pdfkit accepts a fontkit font, which its types do not say.
    return Object.assign(font, { layout }) as unknown as Buffer;
  }

  private layout(font: PdfFont, text: string, isRightToLeft: boolean) {
    const { Buffer: ShapingBuffer, ClusterLevel, Direction, shape } = this.harfbuzz;
    const buffer = new ShapingBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setClusterLevel(ClusterLevel.CHARACTERS);
    buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
    shape(this.shaper, buffer);
    const positions = buffer.getGlyphPositions();
    const glyphs = withLetters(buffer.getGlyphInfos(), text).map(({ id, letters }) =>
      font.getGlyph(
        id,
        Array.from(letters, (letter) => letter.codePointAt(0)!),
      ),
    );
    return { glyphs, positions };
  }
}

/** The letters of each glyph, for text extraction: of several glyphs for one letter, the first has it. */
function withLetters(infos: readonly { codepoint: number; cluster: number }[], text: string) {
  const starts = [...new Set(infos.map(({ cluster }) => cluster))].toSorted((a, b) => a - b);
  return infos.map(({ codepoint: id, cluster }, index) => {
    const isFirst = infos[index - 1]?.cluster !== cluster;
    return { id, letters: isFirst ? text.slice(cluster, starts[starts.indexOf(cluster) + 1]) : '' };
  });
}

/** Font files are read on first use, once per process. */
export class DocumentFonts {
  private readonly loaded = new Map<string, DocumentFont>();

  constructor(
    private readonly harfbuzz: Harfbuzz,
    private readonly fontkit: Fontkit,
  ) {}

  inter(weight: Weight): DocumentFont {
    return this.load(INTER, weight);
  }

  /** Splits a line by font and direction, in visual order. */
  runsOf(line: string, weight: Weight): Run[] {
    const embedding = bidi.getEmbeddingLevels(line);
    const runs: (Run & { start: number; level: number })[] = [];
    let start = 0;
    for (const letter of lettersOf(line)) {
      const font = this.fontOf(letter, weight);
      const level = embedding.levels[start]!;
      const last = runs.at(-1);
      if (last && last.font === font && last.level === level) last.text += letter;
      else runs.push({ font, text: letter, isRightToLeft: level % 2 === 1, start, level });
      start += letter.length;
    }
    const places = bidi.getReorderedIndices(line, embedding);
    return runs.toSorted((a, b) => places.indexOf(a.start) - places.indexOf(b.start));
  }

  private fontOf(letter: string, weight: Weight): DocumentFont | undefined {
    const families = weight === 'display' ? [BIG_SHOULDERS, ...FAMILIES] : FAMILIES;
    const family = families.find((each) => each.letters.test(letter) && this.load(each, weight).has(letter));
    return family && this.load(family, weight);
  }

  private load({ family, boldOnly }: { family: string; boldOnly?: true }, weight: Weight): DocumentFont {
    const shipped = shippedWeight(family, weight, boldOnly);
    const name = `${family} ${shipped}`;
    const known = this.loaded.get(name);
    if (known) return known;
    const font = new DocumentFont(family, fontFile(family, shipped), this.harfbuzz, this.fontkit);
    this.loaded.set(name, font);
    return font;
  }
}

function shippedWeight(family: string, weight: Weight, boldOnly = false): FontWeight {
  if (family === BIG_SHOULDERS.family) return '800ExtraBold';
  return weight !== 'regular' || boldOnly ? '700Bold' : '400Regular';
}

let fonts: Promise<DocumentFonts> | undefined;

/** Loaded with the first document. */
export function documentFonts(): Promise<DocumentFonts> {
  fonts ??= Promise.all([import('harfbuzzjs'), import('fontkit')]).then((all) => new DocumentFonts(...all));
  return fonts;
}
