export {
  type ColorProblem,
  colorProblems,
  type ContrastVerdict,
  ratio,
  verdictsOf,
} from './contrast-check.ts';
export {
  type BrandColors,
  type HeroPicture,
  type HeroVideo,
  type Icon,
  type Logo,
  type Look,
  type PageLook,
  pageLook,
  type PictureFiles,
  shippedColors,
  shippedLook,
  type SocialPicture,
} from './look.ts';
export { colorSheet, type Palette, paletteOf } from './palette.ts';
export { publishedLook, setLook } from './published.ts';
