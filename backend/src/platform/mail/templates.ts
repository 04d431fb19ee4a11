import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Business,
  business,
  isShippedName,
  phoneHref,
  promises,
  promisesInWords,
} from '@ironbloom/brand';
import { type Palette, publishedLook } from '@ironbloom/brand/look';
import { type MailLogo, type MailPage, mailPage, SHIPPED_MAIL_LOGO } from '@ironbloom/brand/mail-page';
import Handlebars from 'handlebars';
import { BACKEND_FOLDER } from '../../config/places.ts';

/** Folder of the templates: beside `src` and `dist`, so that the same relative path serves both. */
export const TEMPLATES = fileURLToPath(new URL('templates', BACKEND_FOLDER));
const PARTIALS = path.join(TEMPLATES, 'partials');

/** A broadcast's data for its frame. `bodyHtml` is sanitised HTML. */
interface BroadcastContent {
  subject: string;
  bodyHtml: string;
  unsubscribeUrl: string;
}

/** Sender's data for every mail. */
export interface MailFrame {
  business: Business;
  colors: Palette;
  /** What clients are promised, in words: "24 hours". */
  promised: ReturnType<typeof promisesInWords>;
  /** Null: the name in letters. */
  logo: MailLogo | null;
}

/** A PNG, as mail programs show no SVG. */
function publishedLogo(): MailLogo | null {
  const { logoLight } = publishedLook().look;
  if (!logoLight) return isShippedName(business().name) ? SHIPPED_MAIL_LOGO : null;
  return { src: logoLight.png, width: logoLight.width, height: logoLight.height };
}

/** @param siteUrl prefix of our addresses */
export function mailFrame(siteUrl: string): MailFrame {
  const logo = publishedLogo();
  return {
    business: business(),
    colors: publishedLook().palette,
    promised: promisesInWords(promises()),
    logo: logo && { ...logo, src: new URL(logo.src, siteUrl).href },
  };
}

export const readTemplate = (file: string): string => readFileSync(path.join(TEMPLATES, file), 'utf8');

/** The frame and the parts of HTML mails: `partials`. Compiled here, as the mailer's adapter would compile them for each mail. */
export function registerPartials(): void {
  if ('frame' in Handlebars.partials) return;
  for (const file of readdirSync(PARTIALS)) {
    const source = readTemplate(`partials/${file}`);
    Handlebars.registerPartial(path.basename(file, '.html.hbs'), Handlebars.compile(source));
  }
  Handlebars.registerHelper('tel', phoneHref);
  Handlebars.registerPartial('frame', (page: MailPage, options) => {
    const { 'partial-block': words } = options!.data as { 'partial-block': HandlebarsTemplateDelegate };
    return mailPage(page, words(page, options).trim());
  });
}

/** HTML of a broadcast in the common frame, with its unsubscribe link. */
export function renderBroadcast(
  { subject, bodyHtml, unsubscribeUrl }: BroadcastContent,
  siteUrl: string,
): string {
  return mailPage({ ...mailFrame(siteUrl), title: subject, letter: true, unsubscribeUrl }, bodyHtml);
}
