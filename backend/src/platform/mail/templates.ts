import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { business } from '@ironbloom/brand';
import Handlebars from 'handlebars';

/** Folder of the templates: beside `src` and `dist`, so that the same relative path serves both. */
export const TEMPLATES = fileURLToPath(new URL('../../../templates', import.meta.url));

/** What a broadcast is to its layout. `bodyHtml` has been cleaned, and is HTML already. */
interface BroadcastContent {
  subject: string;
  bodyHtml: string;
  unsubscribeUrl: string;
}

export const readTemplate = (file: string): string => readFileSync(path.join(TEMPLATES, file), 'utf8');

/** The frame of every HTML. Compiled here, or the mailer's adapter would compile it for each mail. */
export function registerLayout(): void {
  if ('layout' in Handlebars.partials) return;
  Handlebars.registerPartial('layout', Handlebars.compile(readTemplate('layout.html.hbs')));
}

let template: HandlebarsTemplateDelegate | undefined;

/** The HTML of a broadcast, in the frame that receipts have, with a way out. */
export function renderBroadcast(content: BroadcastContent): string {
  registerLayout();
  template ??= Handlebars.compile(readTemplate('broadcast.html.hbs'));
  return template({ ...content, business: business() });
}
