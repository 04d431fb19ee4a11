import { lettersOf, printable } from '../../../../platform/text/letters.js';
import { runsOf } from './paper-fonts.js';
const LINE_HEIGHT = 1.45;
/** Where the letters stand in their line, of its size. */
const ABOVE = 0.22;
const REORDERED = /\p{Script=Devanagari}/u;
const INK = '#1A1C19';
/** Writes lines on a page. pdfkit breaks lines of one font; names and amounts here take several. */
export class PaperWriter {
    doc;
    registered = new Set();
    constructor(doc) {
        this.doc = doc;
    }
    /** @returns where the next line begins */
    write(text, place) {
        const { x, y, width, size, weight = 'regular', align = 'left', color = INK } = place;
        const lines = this.wrap(printable(text), size, weight, width);
        lines.forEach((line, index) => {
            const runs = runsOf(line, weight);
            const top = y + index * size * LINE_HEIGHT + size * ABOVE;
            let left = align === 'right' ? x + width - this.widthOf(runs, size) : x;
            for (const run of runs) {
                this.use(run, size).fillColor(color);
                // The letters beside their glyphs where these stand in another order: for who copies or listens.
                const reordered = REORDERED.test(run.text);
                if (reordered)
                    this.doc.markContent('Span', { actual: run.text });
                this.doc.text(run.text, left, top + size, { lineBreak: false, baseline: 'alphabetic' });
                if (reordered)
                    this.doc.endMarkedContent();
                left += this.doc.widthOfString(run.text);
            }
        });
        return y + lines.length * size * LINE_HEIGHT;
    }
    wrap(text, size, weight, width) {
        const fits = (line) => this.widthOf(runsOf(line, weight), size) <= width;
        const lines = [];
        let line = '';
        for (const word of text.split(' ').filter(Boolean)) {
            const longer = line ? `${line} ${word}` : word;
            if (fits(longer)) {
                line = longer;
                continue;
            }
            if (line)
                lines.push(line);
            line = fits(word) ? word : '';
            if (line)
                continue;
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
    widthOf(runs, size) {
        return runs.reduce((sum, run) => sum + this.use(run, size).widthOfString(run.text), 0);
    }
    use({ font }, size) {
        if (!this.registered.has(font.name))
            this.doc.registerFont(font.name, font.file);
        this.registered.add(font.name);
        return this.doc.font(font.name).fontSize(size);
    }
}
//# sourceMappingURL=paper-writer.js.map