import { type Business, business } from '@ironbloom/brand';
import type { PageLook } from '@ironbloom/brand/look';
import { type MailPage, mailPage, SHIPPED_MAIL_LOGO } from '@ironbloom/brand/mail-page';
import { dataUrl, placeholder, type Message } from '../compose/message.ts';

const shippedLogo = '/logo-horizontal.svg';

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

/** Colours of mails on the current page, by the tokens of `brand/src/look/palette.ts`. */
export function colorsOfPage(): MailPage['colors'] {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string): string => style.getPropertyValue(`--${name}`);
  return {
    ink: token('ink'),
    'coal-1': token('coal-1'),
    'coal-2': token('coal-2'),
    'coal-line': token('coal-line'),
    lime: token('lime'),
    moss: token('moss'),
  };
}

/** A mail in the frame of an unpublished business or look. @param logo the published one; none: as shipped */
export function sampleMail(
  of: Business,
  colors: MailPage['colors'],
  { logo, namedAsShipped }: Pick<PageLook, 'logo' | 'namedAsShipped'>,
): string {
  const isShipped = logo.src === shippedLogo;
  const shown = namedAsShipped && of.name === business().name ? SHIPPED_MAIL_LOGO : null;
  return mailPage(
    { title: 'A sample mail', hello: 'Asha', business: of, colors, logo: isShipped ? shown : logo },
    '<p>This is how your mails look.</p>',
  );
}
