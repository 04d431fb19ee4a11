import { business } from '@ironbloom/brand';
import { publishedLook } from '@ironbloom/brand/look';
import { escapeMarkup } from '@ironbloom/brand/markup';

/** px */
const HEIGHT = 36;

/** For our pages outside the frontend: the logo, else the icon with the name. Empty: as shipped. */
export function brandMark(): string {
  const { logoLight, icon } = publishedLook().look;
  const name = escapeMarkup(business().name);
  if (logoLight) return logoImage(name);
  return icon ? iconImage() + name : '';
}

/** For nginx's pages, which hide the name beside a logo (`errors/frame.html.template`). Empty: as shipped. */
export function markAlone(): string {
  const { logoLight, icon } = publishedLook().look;
  if (logoLight) return logoImage('');
  return icon ? iconImage() : '';
}

// Fixed addresses that nginx serves; the query changes with the file.
function logoImage(alt: string): string {
  const { id, width, height } = publishedLook().look.logoLight!;
  const wide = Math.round((width / height) * HEIGHT);
  return `<img class="logo" src="/logo-horizontal.svg?${id}" width="${wide}" height="${HEIGHT}" style="max-width:100%" alt="${alt}">`;
}

function iconImage(): string {
  return `<img src="/icon-192.png?${publishedLook().look.icon!.id}" width="${HEIGHT}" height="${HEIGHT}" alt="">`;
}
