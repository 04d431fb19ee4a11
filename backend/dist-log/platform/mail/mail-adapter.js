import { HandlebarsAdapter } from '@nestjs-modules/mailer/adapters/handlebars.adapter';
import Handlebars from 'handlebars';
import { SUBJECTS } from './mail-templates.js';
import { readTemplate, registerLayout } from './templates.js';
/** Plain text is not HTML: escaping there would show `&amp;` to the reader. */
const plain = (source) => Handlebars.compile(source, { noEscape: true, strict: true });
/**
 * Renders all three parts of a mail; the mailer's own adapter knows the HTML alone. Its way with subjects would put what a
 * visitor typed through a template once more.
 */
export class MailAdapter extends HandlebarsAdapter {
    compiled = new Map();
    constructor() {
        super(undefined, { inlineCssEnabled: false });
        registerLayout();
    }
    /** Called by the mailer. @param done with what a template misses or says wrongly */
    compile(mail, done, options) {
        const { data } = mail;
        if (data.raw)
            return done();
        const template = data.template;
        const { subject, text } = this.plainParts(template);
        data.subject = subject(data.context).replace(/\s+/g, ' ').trim();
        data.text = text(data.context).trim() + '\n';
        data.template = `${template}.html.hbs`;
        super.compile(mail, done, options);
    }
    plainParts(template) {
        const known = this.compiled.get(template);
        if (known)
            return known;
        const parts = { subject: plain(SUBJECTS[template]), text: plain(readTemplate(`${template}.text.hbs`)) };
        this.compiled.set(template, parts);
        return parts;
    }
}
//# sourceMappingURL=mail-adapter.js.map