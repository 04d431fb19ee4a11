import { escapeMarkup } from '../../../platform/text/markup.domain.ts';

const PLACEHOLDER = /\{\{\s*name\s*\}\}|\{name\}/g;

/** broadcast-6: the contact's name, or the address where there is none. */
function nameOf({ name, email }: { name: string | null; email: string }): string {
  return name === null || name === '' ? email : name;
}

const LINK_OR_PICTURE = /<(?:a|img)\b[^<>]*>/gi;
const ADDRESS = / (href|src)="([^"]*)"/gi;
const HTTP = /^https?:\/\//i;

/**
 * Puts the recipient's name for `{{name}}` and `{name}` into cleaned HTML, as text. Who is called `javascript:…` must not
 * make a link of it: an address with a placeholder becomes http(s), or is left out.
 */
export function personaliseHtml(html: string, recipient: { name: string | null; email: string }): string {
  const name = nameOf(recipient);
  const shown = escapeMarkup(name);
  return html
    .replace(LINK_OR_PICTURE, (tag) =>
      tag.replace(ADDRESS, (whole, attribute: string, address: string) => {
        const asText = HTTP.test(address) ? encodeURIComponent(name.toWellFormed()) : shown;
        const filled = address.replace(PLACEHOLDER, () => asText);
        if (filled === address) return whole;
        return HTTP.test(filled) ? ` ${attribute}="${filled}"` : '';
      }),
    )
    .replace(PLACEHOLDER, () => shown);
}

export function personaliseText(text: string, recipient: { name: string | null; email: string }): string {
  const name = nameOf(recipient);
  return text.replace(PLACEHOLDER, () => name);
}
