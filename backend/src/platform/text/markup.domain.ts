import { escapeMarkup } from '@ironbloom/brand/markup';

/** Forbidden in XML 1.0 even when escaped: one makes the whole file unreadable. */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes text for an XML file. @param unknown replaces forbidden characters */
export const escapeXml = (text: string, unknown: '' | ' '): string =>
  escapeMarkup(text.replace(NOT_XML, unknown));
