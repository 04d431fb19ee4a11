/** How the site looks, as published in `/admin/settings/look`. Null fields are as shipped. */
export interface Look {
  readonly colors: BrandColors;
  /** For the dark background of header and mails. */
  readonly logoLight: Logo | null;
  /** For paper. */
  readonly logoDark: Logo | null;
  readonly icon: Icon | null;
  readonly hero: HeroPicture | null;
  /** Plays over `hero`, which is shown until then. */
  readonly video: HeroVideo | null;
  readonly social: SocialPicture | null;
}

/** The two colours that all others derive from (`palette.ts`): `#rrggbb`, lower case. */
export interface BrandColors {
  /** Buttons, links and focus on dark backgrounds. */
  readonly accent: string;
  /** Dark backgrounds, and text on light backgrounds. */
  readonly ink: string;
}

interface Upload {
  /** Id of the upload. */
  readonly id: string;
}

export interface Logo extends Upload {
  /** SVG or PNG, with its size in px in the header. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** As PNG, for mails and search engines. */
  readonly png: string;
}

export interface Icon extends Upload {
  /** Folder address with `icon-0.svg`, `favicon-32.ico`, `icon-192.png` and so on. */
  readonly folder: string;
  /** The upload was an SVG. */
  readonly svg: boolean;
  /** Padding colour of `apple-180.png` and `maskable-512.png`. */
  readonly ground: string;
}

/** What a page needs of a picture: `srcset`s, and the largest file with its size in px. */
export interface PictureFiles {
  readonly sources: { readonly avif: string; readonly webp: string };
  readonly img: { readonly src: string; readonly w: number; readonly h: number };
}

export interface HeroPicture extends Upload {
  readonly wide: PictureFiles;
  /** Cut for phones. */
  readonly tall: PictureFiles;
  /** Focal point as CSS `object-position`. */
  readonly position: string;
}

export interface HeroVideo extends Upload {
  readonly src: string;
  readonly type: 'video/mp4' | 'video/webm';
}

/** 1200 × 630 px. */
export interface SocialPicture extends Upload {
  readonly src: string;
}

export const shippedColors: BrandColors = { accent: '#c8ff3d', ink: '#0b0d0c' };

export const shippedLook: Look = {
  colors: shippedColors,
  logoLight: null,
  logoDark: null,
  icon: null,
  hero: null,
  video: null,
  social: null,
};

type ShownLogo = Pick<Logo, 'src' | 'width' | 'height'>;

/** The part that pages get. They have the shipped hero themselves; colours come as a style sheet (`colorSheet`). */
export interface PageLook {
  readonly ink: string;
  readonly logo: ShownLogo;
  readonly logoDark?: ShownLogo;
  /** For search engines. */
  readonly logoPng?: string;
  /** No other name is published: without a logo of one's own, mails show the shipped one. */
  readonly namedAsShipped?: true;
  /** Whether an icon is published. */
  readonly icon?: true;
  readonly hero?: Pick<HeroPicture, 'wide' | 'tall' | 'position'>;
  readonly video?: Pick<HeroVideo, 'src' | 'type'>;
  /** Address, from the root of the site. */
  readonly social: string;
}

const SHIPPED_LOGO: ShownLogo = { src: '/logo-horizontal.svg', width: 211, height: 28 };
const SHIPPED_SOCIAL = '/og-default.jpg';

export function pageLook({ colors, logoLight, logoDark, icon, hero, video, social }: Look): PageLook {
  const forSearch = logoDark ?? logoLight;
  return {
    ink: colors.ink,
    logo: logoLight ? shown(logoLight) : SHIPPED_LOGO,
    social: social?.src ?? SHIPPED_SOCIAL,
    ...(logoDark && { logoDark: shown(logoDark) }),
    ...(forSearch && { logoPng: forSearch.png }),
    ...(icon && { icon: true }),
    ...(hero && { hero: { wide: hero.wide, tall: hero.tall, position: hero.position } }),
    ...(video && { video: { src: video.src, type: video.type } }),
  };
}

const shown = ({ src, width, height }: Logo): ShownLogo => ({ src, width, height });
