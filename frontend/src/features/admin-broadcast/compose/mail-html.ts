import { brand } from '@ironbloom/brand';
import { placeholder, type Message } from './message.ts';
import { dataUrl } from './picture-shelf.ts';

/** As the server cleans mails (broadcast-html.ts): what is not here loses its tag, not its words. */
const keptTags = new Set(
  (
    'h1 h2 h3 h4 p br hr ul ol li blockquote pre code a strong em b i u s sub sup span div center font ' +
    'table caption thead tbody tfoot tr th td img'
  ).split(' '),
);
/** … and these lose their words too. frontend/test/mail-preview.test.ts holds both lists to the server's. */
const silentTags = new Set(['script', 'style', 'textarea', 'option', 'noscript', 'title']);
const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');

export interface Preview {
  /** A whole document, with its pictures inside. */
  html: string;
  /** Tags that no mail program gets to see. */
  leftOut: readonly string[];
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

function clean(body: HTMLElement): Set<string> {
  const gone = new Set<string>();
  // What stands in one is out of sight of every selector; in the mail it is text like any other.
  for (let held = body.querySelector('template'); held; held = body.querySelector('template')) {
    gone.add('template');
    held.replaceWith(held.content);
  }
  for (const element of body.querySelectorAll('*')) {
    const tag = element.localName;
    if (keptTags.has(tag)) continue;
    gone.add(tag);
    if (silentTags.has(tag)) element.remove();
    else element.replaceWith(...element.childNodes);
  }
  return gone;
}

/** As one recipient will get it: cleaned, with their name in it and what every mail ends with. */
export function previewOf(message: Message, name: string): Preview {
  const page = new DOMParser().parseFromString(message.bodyHtml, 'text/html');
  const styles = page.head.querySelector('style, script');
  const gone = clean(page.body);
  if (styles) gone.add(styles.localName);

  const urls = new Map(message.attachments.map((image) => [`cid:${image.cid}`, dataUrl(image)]));
  const missing: string[] = [];
  let foreign = 0;
  for (const image of page.body.querySelectorAll('img')) {
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
  return {
    html: framed(withName(page.body.innerHTML, escape(name))),
    leftOut: [...gone],
    missing,
    foreign,
  };
}

const { street, city, postalCode, country } = brand.address;
const postal = escape(`${brand.legal.entity}, ${street}, ${city} ${postalCode}, ${country}`);

/** The sheet the server lays every mail on (compose-delivery.ts). */
function framed(body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body style="margin:0;padding:24px 16px;background:#FCFBF7;color:#0B0D0C;font:400 16px/1.55 Inter,Arial,sans-serif"><div style="max-width:600px;margin:0 auto">${body}<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #D8D3C5;color:#4A4D46;font-size:13px">${postal}<br><u style="color:#3F5F00">Unsubscribe</u></p></div></body></html>`;
}
