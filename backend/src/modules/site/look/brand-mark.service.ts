import { business } from '@ironbloom/brand';
import { publishedLook } from '@ironbloom/brand/look';
import { escapeMarkup } from '../../../platform/text/markup.domain.ts';

/** px */
const HEIGHT = 36;

/** For pages of our own that the frontend does not render: the logo, else the icon with the name beside it. Empty: as shipped. */
export function brandMark(): string {
  const { logoLight, icon } = publishedLook().look;
  const name = escapeMarkup(business().name);
  if (logoLight) return logoImage(name);
  return icon ? iconImage() + name : '';
}

/** For nginx's pages, which have the name from elsewhere and hide it beside a logo (`errors/frame.html.template`). Empty: as shipped. */
export function markAlone(): string {
  const { logoLight, icon } = publishedLook().look;
  if (logoLight) return logoImage('');
  return icon ? iconImage() : '';
}

// At our own addresses, which nginx can answer without us; what stands behind the name tells browsers that it is another.
function logoImage(alt: string): string {
  const { id, width, height } = publishedLook().look.logoLight!;
  const wide = Math.round((width / height) * HEIGHT);
  return `<img class="logo" src="/logo-horizontal.svg?${id}" width="${wide}" height="${HEIGHT}" style="max-width:100%" alt="${alt}">`;
}

function iconImage(): string {
  return `<img src="/icon-192.png?${publishedLook().look.icon!.id}" width="${HEIGHT}" height="${HEIGHT}" alt="">`;
}
