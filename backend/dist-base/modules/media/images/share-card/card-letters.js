/** Letters as outlines: a container has no fonts, and what an SVG calls by name would be drawn as boxes, or not at all. */
import { create } from 'fontkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { lettersOf, printable } from '../../../../platform/text/letters.js';
/** The site's own first, then who has what they have not. */
const FACES = {
    display: [
        { name: 'big-shoulders/800ExtraBold/BigShoulders_800ExtraBold', share: 1 },
        { name: 'inter/700Bold/Inter_700Bold', share: 0.78 },
        { name: 'noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold', share: 0.82 },
    ],
    text: [
        { name: 'inter/700Bold/Inter_700Bold', share: 1 },
        { name: 'noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold', share: 1.05 },
    ],
};
const WORD_LETTER = /[\p{L}\p{M}\p{N}]/u;
const { resolve } = createRequire(import.meta.url);
const loaded = new Map();
function fontsOf(face) {
    const known = loaded.get(face);
    if (known)
        return known;
    const fonts = FACES[face].map(({ name, share }) => {
        const font = create(fontFile(name));
        return { font, share, has: new Set(font.characterSet) };
    });
    loaded.set(face, fonts);
    return fonts;
}
const fontFile = (name) => readFileSync(resolve(`@expo-google-fonts/${name}.ttf`));
const fontOf = (letter, face) => fontsOf(face).find(({ has }) => [...letter].every((character) => has.has(character.codePointAt(0))));
/**
 * The text as one line of letters that can be drawn: emoji and other signs that no font has are left out.
 * @returns undefined for a text with words in a script that no font has
 */
export function drawable(text, face) {
    const letters = lettersOf(printable(text));
    const known = letters.filter((letter) => fontOf(letter, face));
    if (known.length < letters.length &&
        letters.some((each) => WORD_LETTER.test(each) && !fontOf(each, face))) {
        return undefined;
    }
    return known.join('').replaceAll(/ {2,}/g, ' ').trim();
}
/** @param size px of the face's em @param spacing px between letters */
export function lay(text, face, size, spacing = 0) {
    const placed = [];
    let x = 0;
    for (const { font, text: run } of runsOf(text, face)) {
        const scale = (size * font.share) / font.font.unitsPerEm;
        const { glyphs, positions } = font.font.layout(run);
        for (const [index, glyph] of glyphs.entries()) {
            const { xAdvance, xOffset, yOffset } = positions[index];
            placed.push({ x: x + xOffset * scale, y: -yOffset * scale, scale, path: () => glyph.path });
            x += xAdvance * scale + (xAdvance > 0 ? spacing : 0);
        }
    }
    return {
        width: Math.max(0, x - spacing),
        pathAt: (left, base) => placed
            .map((each) => each
            .path()
            .transform(each.scale, 0, 0, -each.scale, left + each.x, base + each.y)
            .toSVG())
            .join(''),
    };
}
function runsOf(text, face) {
    const runs = [];
    for (const letter of lettersOf(text)) {
        const font = fontOf(letter, face);
        if (!font)
            continue;
        const last = runs.at(-1);
        if (last?.font === font)
            last.text += letter;
        else
            runs.push({ font, text: letter });
    }
    return runs;
}
//# sourceMappingURL=card-letters.js.map