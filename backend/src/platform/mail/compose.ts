import { readFileSync } from 'node:fs';
import { brand } from '@ironbloom/brand';
import Handlebars from 'handlebars';
import { type MailTemplate, SUBJECTS } from './mail-templates.ts';

/** Beside `src` and `dist`, so that the same relative path serves both. */
const FOLDER = new URL('../../../templates/', import.meta.url);

export interface ComposedMail {
  subject: string;
  html: string;
  text: string;
}

interface Compiled {
  subject: HandlebarsTemplateDelegate;
  html: HandlebarsTemplateDelegate;
  text: HandlebarsTemplateDelegate;
}

/** What a broadcast is to its layout. `bodyHtml` has been cleaned, and is HTML already. */
interface Letter {
  subject: string;
  bodyHtml: string;
  unsubscribeUrl: string;
}

const compiled = new Map<MailTemplate, Compiled>();

function read(file: string): string {
  return readFileSync(new URL(file, FOLDER), 'utf8');
}

/** Plain text is not HTML: escaping there would show `&amp;` to the reader. */
const plain = (source: string) => Handlebars.compile(source, { noEscape: true, strict: true });

/** Every template with its frame. */
function html(file: string): HandlebarsTemplateDelegate {
  if (!('layout' in Handlebars.partials)) Handlebars.registerPartial('layout', read('layout.html.hbs'));
  return Handlebars.compile(read(`${file}.html.hbs`));
}

function load(template: MailTemplate): Compiled {
  const known = compiled.get(template);
  if (known) return known;
  const fresh = {
    subject: plain(SUBJECTS[template]),
    html: html(template),
    text: plain(read(`${template}.text.hbs`)),
  };
  compiled.set(template, fresh);
  return fresh;
}

/** Renders subject, HTML and plain text of one mail. */
export function compose(template: MailTemplate, data: object, siteUrl: string): ComposedMail {
  const parts = load(template);
  const context = { ...data, brand, siteUrl };
  return {
    subject: parts.subject(context).replace(/\s+/g, ' ').trim(),
    html: parts.html(context),
    text: parts.text(context).trim() + '\n',
  };
}

let letter: HandlebarsTemplateDelegate | undefined;

/** The HTML of a broadcast, in the frame that receipts have, with a way out. */
export function frameLetter(content: Letter): string {
  letter ??= html('broadcast');
  return letter({ ...content, brand });
}
