import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { lettersOf } from '../../../../platform/text/letters.js';
const require = createRequire(import.meta.url);
const own = (weight) => new URL(`../../../../../fonts/inter-latin-${weight}.ttf`, import.meta.url);
const packaged = (name) => require.resolve(`@expo-google-fonts/${name}.ttf`);
/**
 * First come, first served: Inter is the site's own, its Latin letters a file of their own, as a paper opens its fonts anew
 * (backend/dev/cut-fonts.js); Devanagari is what it has no letters of. pdfkit embeds what is used.
 */
const FAMILIES = [
    { regular: own('regular'), bold: own('bold') },
    {
        regular: packaged('inter/400Regular/Inter_400Regular'),
        bold: packaged('inter/700Bold/Inter_700Bold'),
    },
    {
        regular: packaged('noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular'),
        bold: packaged('noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold'),
    },
];
/** In the place of letters that no font has, such as emoji. */
const UNKNOWN = '?';
let loaded;
/** With the first paper, and once per process: a megabyte and a half. */
function families() {
    loaded ??= readFamilies();
    return loaded;
}
function readFamilies() {
    // Half of what drawing adds to a process's memory (sheet.ts); many never draw.
    const { create } = require('fontkit');
    return FAMILIES.map(({ regular, bold }) => {
        const fonts = { regular: readFont(regular), bold: readFont(bold) };
        return { fonts, has: new Set(create(fonts.regular.file).characterSet) };
    });
}
const readFont = (file) => ({ name: String(file), file: readFileSync(file) });
/** Splits a printable text by the fonts that have its letters. */
export function runsOf(text, weight) {
    const runs = [];
    const [usual] = families();
    for (const letter of lettersOf(text)) {
        const codePoints = [...letter].map((character) => character.codePointAt(0));
        const family = families().find(({ has }) => codePoints.every((codePoint) => has.has(codePoint)));
        const font = (family ?? usual).fonts[weight];
        const printed = family ? letter : UNKNOWN;
        const last = runs.at(-1);
        if (last?.font === font)
            last.text += printed;
        else
            runs.push({ font, text: printed });
    }
    return runs;
}
//# sourceMappingURL=paper-fonts.js.map