import { type Business, postalAddress } from '@ironbloom/brand';
import { dataUrl, placeholder, type Message } from '../compose/message.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');

/** A mail with its images inlined. */
interface ShownMail {
  html: string;
  /** Images the text refers to but the message does not contain. */
  missing: readonly string[];
  /** Images on other sites: readers may see them, the preview does not load them. */
  foreign: number;
}

/** The body of a pasted document, without its head. */
export function bodyOf(html: string): string {
  if (!/<(!doctype|html|head|body|title)\b/i.test(html)) return html;
  return new DOMParser().parseFromString(html, 'text/html').body.innerHTML.trim();
}

export const withName = (text: string, name: string): string => text.replaceAll(placeholder, () => name);

/** @param mail a whole document as rendered by the server */
export function withPictures(mail: string, attachments: Message['attachments']): ShownMail {
  const page = new DOMParser().parseFromString(mail, 'text/html');
  const urls = new Map(attachments.map((image) => [`cid:${image.cid}`, dataUrl(image)]));
  const missing: string[] = [];
  let foreign = 0;
  for (const image of page.querySelectorAll<HTMLImageElement>('.letter img')) {
    const src = image.getAttribute('src') ?? '';
    const url = urls.get(src);
    if (url) {
      image.setAttribute('src', url);
      continue;
    }
    if (src.startsWith('cid:')) missing.push(src.slice(4));
    else foreign += 1;
    image.removeAttribute('src');
    image.style.border = '1px dashed';
  }
  return { html: `<!doctype html>${page.documentElement.outerHTML}`, missing, foreign };
}

const sheet = 'max-width:640px;margin:0 auto;box-sizing:border-box';

/** Colours and logo of mails, by the tokens of `brand/src/look/palette.ts`. */
export interface MailLook {
  ink: string;
  lime: string;
  moss: string;
  /** Shown instead of the name; the shipped logo is for pages only. */
  logo?: { src: string; width: number; height: number } | undefined;
}

const shippedLogo = '/logo-horizontal.svg';

/** Of the current page. */
export function colorsOfPage(): MailLook {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string): string => style.getPropertyValue(`--${name}`);
  return { ink: token('ink'), lime: token('lime'), moss: token('moss') };
}

/** The server's mail frame, for an unpublished business or look (backend/templates/layout.html.hbs). @param body sanitised HTML */
export function framed(body: string, from: Business, look: MailLook): string {
  const { ink, lime, moss, logo } = look;
  const head =
    logo && logo.src !== shippedLogo
      ? `<img src="${escape(logo.src)}" width="${logo.width}" height="${logo.height}" alt="${escape(from.name)}" style="display:block">`
      : `${escape(from.name)}<span style="color:${lime}">.</span>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><style>[data-letter] a{color:${moss}}[data-letter] img{max-width:100%;height:auto}</style></head><body style="margin:0;padding:24px 16px;background:#F4F1EA;color:${ink}"><div style="${sheet};background:${ink};border-radius:12px 12px 0 0;padding:20px 28px;font:800 22px/1 'Arial Narrow',Arial,sans-serif;letter-spacing:.04em;text-transform:uppercase;color:#F4F1EA">${head}</div><div data-letter style="${sheet};background:#FCFBF7;border:1px solid #D8D3C5;border-top:0;border-radius:0 0 12px 12px;padding:28px;font:400 16px/1.55 Inter,Arial,sans-serif">${body}</div><p style="${sheet};padding:20px 28px;color:#4A4D46;font:400 13px/1.5 Inter,Arial,sans-serif">${escape(postalAddress(from))}<br>Questions? Reply to this mail or write to ${escape(from.supportEmail)}.<br><u style="color:${moss}">Unsubscribe</u></p></body></html>`;
}
