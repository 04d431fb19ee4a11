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

/** A mail with its pictures inside. */
interface ShownMail {
  html: string;
  /** Pictures that the text names and the message does not hold. */
  missing: readonly string[];
  /** Pictures on other sites: readers get them, this page may not ask for them. */
  foreign: number;
}

/** What travels of a pasted page: heads, with titles and style sheets, stay at home. */
export function bodyOf(html: string): string {
  if (!/<(!doctype|html|head|body|title)\b/i.test(html)) return html;
  return new DOMParser().parseFromString(html, 'text/html').body.innerHTML.trim();
}

export const withName = (text: string, name: string): string => text.replaceAll(placeholder, () => name);

/** @param mail a whole document, as the server renders it */
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

/** How mails look, by the tokens of `brand/src/look/palette.ts`. */
export interface MailLook {
  ink: string;
  lime: string;
  moss: string;
  /** In place of the name; the shipped one is for pages alone. */
  logo?: { src: string; width: number; height: number } | undefined;
}

const shippedLogo = '/logo-horizontal.svg';

/** As this page has them. */
export function colorsOfPage(): MailLook {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string): string => style.getPropertyValue(`--${name}`);
  return { ink: token('ink'), lime: token('lime'), moss: token('moss') };
}

/** The frame the server gives every mail, of a business or a look that is not published (backend/templates/layout.html.hbs). @param body HTML, clean */
export function framed(body: string, from: Business, look: MailLook): string {
  const { ink, lime, moss, logo } = look;
  const head =
    logo && logo.src !== shippedLogo
      ? `<img src="${escape(logo.src)}" width="${logo.width}" height="${logo.height}" alt="${escape(from.name)}" style="display:block">`
      : `${escape(from.name)}<span style="color:${lime}">.</span>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><style>[data-letter] a{color:${moss}}[data-letter] img{max-width:100%;height:auto}</style></head><body style="margin:0;padding:24px 16px;background:#F4F1EA;color:${ink}"><div style="${sheet};background:${ink};border-radius:12px 12px 0 0;padding:20px 28px;font:800 22px/1 'Arial Narrow',Arial,sans-serif;letter-spacing:.04em;text-transform:uppercase;color:#F4F1EA">${head}</div><div data-letter style="${sheet};background:#FCFBF7;border:1px solid #D8D3C5;border-top:0;border-radius:0 0 12px 12px;padding:28px;font:400 16px/1.55 Inter,Arial,sans-serif">${body}</div><p style="${sheet};padding:20px 28px;color:#4A4D46;font:400 13px/1.5 Inter,Arial,sans-serif">${escape(postalAddress(from))}<br>Questions? Reply to this mail or write to ${escape(from.supportEmail)}.<br><u style="color:${moss}">Unsubscribe</u></p></body></html>`;
}
