import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { business } from '@ironbloom/brand';
import { publishedLook } from '@ironbloom/brand/look';
import Handlebars from 'handlebars';
/** Folder of the templates: beside `src` and `dist`, so that the same relative path serves both. */
export const TEMPLATES = fileURLToPath(new URL('../../../templates', import.meta.url));
/** @param siteUrl before addresses of ours: a mail stands alone */
export function mailFrame(siteUrl) {
    const { look, palette } = publishedLook();
    const { logoLight } = look;
    const logo = logoLight && {
        src: new URL(logoLight.png, siteUrl).href,
        width: logoLight.width,
        height: logoLight.height,
    };
    return { business: business(), colors: palette, logo };
}
export const readTemplate = (file) => readFileSync(path.join(TEMPLATES, file), 'utf8');
/** The frame of every HTML. Compiled here, or the mailer's adapter would compile it for each mail. */
export function registerLayout() {
    if ('layout' in Handlebars.partials)
        return;
    Handlebars.registerPartial('layout', Handlebars.compile(readTemplate('layout.html.hbs')));
}
let template;
/** The HTML of a broadcast, in the frame that receipts have, with a way out. */
export function renderBroadcast(content, siteUrl) {
    registerLayout();
    template ??= Handlebars.compile(readTemplate('broadcast.html.hbs'));
    return template({ ...content, ...mailFrame(siteUrl) });
}
//# sourceMappingURL=templates.js.map