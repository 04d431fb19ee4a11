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

const compiled = new Map<MailTemplate, Compiled>();

function read(file: string): string {
  return readFileSync(new URL(file, FOLDER), 'utf8');
}

/** Plain text is not HTML: escaping there would show `&amp;` to the reader. */
const plain = (source: string) => Handlebars.compile(source, { noEscape: true, strict: true });

function load(template: MailTemplate): Compiled {
  const known = compiled.get(template);
  if (known) return known;
  if (!('layout' in Handlebars.partials)) Handlebars.registerPartial('layout', read('layout.html.hbs'));
  const fresh = {
    subject: plain(SUBJECTS[template]),
    html: Handlebars.compile(read(`${template}.html.hbs`)),
    text: plain(read(`${template}.text.hbs`)),
  };
  compiled.set(template, fresh);
  return fresh;
}

/** Renders subject, HTML and plain text of one mail. */
export function compose(template: MailTemplate, data: object, siteUrl: string): ComposedMail {
  const { subject, html, text } = load(template);
  const context = { ...data, brand, siteUrl };
  return {
    subject: subject(context).replace(/\s+/g, ' ').trim(),
    html: html(context),
    text: text(context).trim() + '\n',
  };
}
