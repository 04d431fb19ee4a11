import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Business, business, promises, promisesInWords } from '@ironbloom/brand';
import { type Palette, publishedLook } from '@ironbloom/brand/look';
import Handlebars from 'handlebars';
import { BACKEND_FOLDER } from '../../config/places.ts';

/** Folder of the templates: beside `src` and `dist`, so that the same relative path serves both. */
export const TEMPLATES = fileURLToPath(new URL('templates', BACKEND_FOLDER));

/** A broadcast's data for its layout. `bodyHtml` is sanitised HTML. */
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
  /** Replaces the name; a PNG, as mail programs show no SVG. Null: none is published. */
  logo: { src: string; width: number; height: number } | null;
}

/** @param siteUrl prefix of our addresses */
export function mailFrame(siteUrl: string): MailFrame {
  const { look, palette } = publishedLook();
  const { logoLight } = look;
  const logo = logoLight && {
    src: new URL(logoLight.png, siteUrl).href,
    width: logoLight.width,
    height: logoLight.height,
  };
  return { business: business(), colors: palette, promised: promisesInWords(promises()), logo };
}

export const readTemplate = (file: string): string => readFileSync(path.join(TEMPLATES, file), 'utf8');

/** Layout of every HTML part. Compiled here, as the mailer's adapter would compile it for each mail. */
export function registerLayout(): void {
  if ('layout' in Handlebars.partials) return;
  Handlebars.registerPartial('layout', Handlebars.compile(readTemplate('layout.html.hbs')));
}

let template: HandlebarsTemplateDelegate | undefined;

/** HTML of a broadcast in the common layout, with its unsubscribe link. */
export function renderBroadcast(content: BroadcastContent, siteUrl: string): string {
  registerLayout();
  template ??= Handlebars.compile(readTemplate('broadcast.html.hbs'));
  return template({ ...content, ...mailFrame(siteUrl) });
}
