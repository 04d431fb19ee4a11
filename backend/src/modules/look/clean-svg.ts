import sanitizeHtml from 'sanitize-html';
import { lookError } from './look.errors.ts';

/** Bytes: far more than a logo takes. */
export const MAX_SVG_BYTES = 100 * 1024;

const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'];
const TEXTS = ['text', 'tspan', 'title', 'desc'];
const PAINTS = ['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'pattern'];
const TAGS = ['svg', 'g', 'a', 'switch', 'defs', 'symbol', 'use', ...SHAPES, ...TEXTS, ...PAINTS];

/** How something is painted: as an attribute, and within `style`. */
const PAINTING = (
  'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit ' +
  'stroke-dasharray stroke-dashoffset opacity color clip-path clip-rule mask stop-color stop-opacity font-family font-size ' +
  'font-weight font-style letter-spacing text-anchor visibility display mix-blend-mode paint-order vector-effect'
).split(' ');
const PLACING = (
  'id class transform d x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy width height points offset viewBox preserveAspectRatio ' +
  'gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits patternUnits patternContentUnits ' +
  'patternTransform href xlink:href xmlns xmlns:xlink version role style'
).split(' ');

/** Without these the drawing would be another: said, not left out silently. */
const LOST = /<(style|image|foreignObject)\b/i;
const DECLARES_ENTITY = /<!ENTITY/i;
const NUMBER = /^\d+(\.\d+)?(px)?$/;
/** Whatever may name something outside: only what stands in the same file is left. */
const NAMES_ANOTHER = /url\(\s*(?!["']?#)|@import|expression\(|image-set\(|\\/i;

type Attributes = Record<string, string>;

/**
 * The drawing alone: no scripts, no events, nothing of another address, no entities. It is shown as a picture, where browsers run
 * and fetch nothing; this is for whoever opens its address.
 * @throws SVG_TOO_LARGE, SVG_UNREADABLE, SVG_WITH_STYLES
 */
export function cleanSvg(upload: Buffer): Buffer {
  if (upload.length > MAX_SVG_BYTES) throw lookError('SVG_TOO_LARGE');
  const source = upload.toString('utf8').replace(/^\uFEFF/, '');
  if (!looksLikeSvg(upload) || DECLARES_ENTITY.test(source)) throw lookError('SVG_UNREADABLE');
  if (LOST.test(source)) throw lookError('SVG_WITH_STYLES');
  const clean = sanitizeHtml(source, {
    allowedTags: TAGS,
    allowedAttributes: { '*': [...PLACING, ...PAINTING] },
    // Only to places in the same file (`onlyLocal`).
    allowedSchemes: [],
    allowedSchemesAppliedToAttributes: [],
    allowProtocolRelative: false,
    parseStyleAttributes: true,
    allowedStyles: {
      '*': Object.fromEntries(PAINTING.map((name) => [name, [/^(?!.*(?:url\(|\\)).*$/i, LOCAL_URL]])),
    },
    disallowedTagsMode: 'completelyDiscard',
    selfClosing: [],
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: onlyLocal(tagName, attribs) }) },
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false, decodeEntities: true },
  }).trim();
  if (!clean.startsWith('<svg') || !clean.endsWith('</svg>')) throw lookError('SVG_UNREADABLE');
  return Buffer.from(clean);
}

/** The colour behind it is for viewers that lack the gradient. */
const LOCAL_URL = /^url\(["']?#[\w-]+["']?\)(\s+#?\w+)?$/;

function onlyLocal(tagName: string, attributes: Attributes): Attributes {
  const kept = Object.entries(attributes).filter(([name, value]) =>
    name.endsWith('href') ? value.trim().startsWith('#') : name === 'style' || !NAMES_ANOTHER.test(value),
  );
  const local: Attributes = Object.fromEntries(kept);
  return tagName === 'svg' ? asRoot(local) : local;
}

/** Without a `viewBox` it would not grow and shrink with the place where it is shown. */
function asRoot(attributes: Attributes): Attributes {
  const { width = '', height = '' } = attributes;
  const sized = NUMBER.test(width) && NUMBER.test(height);
  return {
    xmlns: 'http://www.w3.org/2000/svg',
    ...(sized && { viewBox: `0 0 ${Number.parseFloat(width)} ${Number.parseFloat(height)}` }),
    ...attributes,
  };
}

/** What an editor may write before the drawing: blanks, a declaration, a comment, a document type. */
const BEFORE_DRAWING = /\s+|<\?xml[^<>]*>|<!--[^]*?-->|<!DOCTYPE\s+svg\b[^<>[]*>/iy;

/** By its beginning. */
export function looksLikeSvg(file: Buffer): boolean {
  const head = file.toString('utf8', 0, 4_096).replace(/^\uFEFF/, '');
  let begin = 0;
  for (BEFORE_DRAWING.lastIndex = 0; BEFORE_DRAWING.test(head); begin = BEFORE_DRAWING.lastIndex);
  return /^<svg[\s>]/i.test(head.slice(begin));
}
