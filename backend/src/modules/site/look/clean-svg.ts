import sanitizeHtml from 'sanitize-html';
import { DrawingSize } from './drawing-size.ts';
import { lookError } from '../site.errors.ts';

/** Bytes: more than a logo needs. */
export const MAX_SVG_BYTES = 100 * 1024;

const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'];
const TEXTS = ['text', 'tspan', 'title', 'desc'];
const PAINTS = ['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'pattern'];
const TAGS = ['svg', 'g', 'a', 'switch', 'defs', 'symbol', 'use', ...SHAPES, ...TEXTS, ...PAINTS];

/** Presentation properties, as attributes and within `style`. */
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

/** Refused, as the drawing would look different without them. */
const LOST = /<(style|image|foreignObject)\b/i;
const DECLARES_ENTITY = /<!ENTITY/i;
const NUMBER = /^\d+(\.\d+)?(px)?$/;
/** CSS functions without fetches. */
const COMPUTED = new Set(
  (
    'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix calc ' +
    'matrix translate translatex translatey rotate scale scalex scaley skewx skewy'
  ).split(' '),
);

type Attributes = Record<string, string>;

/**
 * Sanitises an SVG: no scripts, events, external addresses or entities. As an image it is harmless; this protects direct
 * visits to its address.
 * @throws SVG_TOO_LARGE, SVG_UNREADABLE, SVG_WITH_STYLES, SVG_TOO_COMPLEX
 */
export function cleanSvg(upload: Buffer): Buffer {
  if (upload.length > MAX_SVG_BYTES) throw lookError('SVG_TOO_LARGE');
  const source = upload.toString('utf8').replace(/^\uFEFF/, '');
  if (!looksLikeSvg(upload) || DECLARES_ENTITY.test(source)) throw lookError('SVG_UNREADABLE');
  if (LOST.test(source)) throw lookError('SVG_WITH_STYLES');
  const size = new DrawingSize();
  const clean = sanitizeHtml(source, {
    allowedTags: TAGS,
    allowedAttributes: { '*': [...PLACING, ...PAINTING] },
    // Only local references (`onlyLocal`).
    allowedSchemes: [],
    allowedSchemesAppliedToAttributes: [],
    allowProtocolRelative: false,
    parseStyleAttributes: true,
    allowedStyles: {
      // Functions in declarations are checked before (`onlyLocal`).
      '*': Object.fromEntries(PAINTING.map((name) => [name, [/^/]])),
    },
    disallowedTagsMode: 'completelyDiscard',
    selfClosing: [],
    onOpenTag: (_name, attributes) => size.open(attributes),
    onCloseTag: () => size.close(),
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: onlyLocal(tagName, attribs) }) },
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false, decodeEntities: true },
  }).trim();
  if (size.isTooLarge()) throw lookError('SVG_TOO_COMPLEX');
  if (!clean.startsWith('<svg') || !clean.endsWith('</svg>')) throw lookError('SVG_UNREADABLE');
  return Buffer.from(clean);
}

function onlyLocal(tagName: string, attributes: Attributes): Attributes {
  const local: Attributes = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'style') local[name] = value.split(';').filter(fetchesNothing).join(';');
    else if (name.endsWith('href') ? value.trim().startsWith('#') : fetchesNothing(value))
      local[name] = value;
  }
  return tagName === 'svg' ? asRoot(local) : local;
}

/** Of all functions, `url` may refer to the same file only; others that take an address are removed. */
function fetchesNothing(value: string): boolean {
  if (/\\|@import/i.test(value)) return false;
  const parts = value.split('(');
  return parts.slice(1).every((argument, index) => {
    const name =
      parts[index]
        ?.split(/[^\w-]/)
        .at(-1)
        ?.toLowerCase() ?? '';
    return name === 'url' ? /^\s*["']?#/.test(argument) : COMPUTED.has(name);
  });
}

/** Without a `viewBox` it would not scale. */
function asRoot(attributes: Attributes): Attributes {
  const { width = '', height = '' } = attributes;
  const sized = NUMBER.test(width) && NUMBER.test(height);
  return {
    xmlns: 'http://www.w3.org/2000/svg',
    ...(sized && { viewBox: `0 0 ${Number.parseFloat(width)} ${Number.parseFloat(height)}` }),
    ...attributes,
  };
}

/** Preamble of editors: blanks, a declaration, comments, a document type. */
const BEFORE_DRAWING = /\s+|<\?xml[^<>]*>|<!--[^]*?-->|<!DOCTYPE\s+svg\b[^<>[]*>/iy;

/** By its beginning. */
export function looksLikeSvg(file: Buffer): boolean {
  const head = file.toString('utf8', 0, 4_096).replace(/^\uFEFF/, '');
  let begin = 0;
  for (BEFORE_DRAWING.lastIndex = 0; BEFORE_DRAWING.test(head); begin = BEFORE_DRAWING.lastIndex);
  return /^<svg[\s>]/i.test(head.slice(begin));
}
