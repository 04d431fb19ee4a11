import type { Business } from './business.ts';
import { type Promises, promisesInWords } from './promises.ts';
import { type Retention, retentionInWords } from './retention.ts';

/** Placeholders of texts: the business, the retention periods, and what clients are promised. */
export interface Facts {
  business: Business;
  retention: Retention;
  promises: Promises;
}

/** Value of each placeholder about the business; empty where nothing is set. */
const ofBusiness = {
  name: ({ name }) => name,
  street: ({ address }) => address.street,
  city: ({ address }) => address.city,
  'postal code': ({ address }) => address.postalCode,
  country: ({ address }) => address.country,
  email: ({ supportEmail }) => supportEmail,
  phone: ({ phone }) => phone,
  /** For links: `tel:{phone digits}`. */
  'phone digits': ({ phone }) => phone.replaceAll(/[^+\d]/g, ''),
  hours: ({ hours }) => hours,
  chat: ({ chat }) => (chat.number ? chat.name : ''),
  'legal entity': ({ legal }) => legal.entity,
  gstin: ({ legal }) => legal.gstin ?? '',
  courts: ({ legal }) => legal.courts,
  'grievance officer': ({ legal }) => legal.grievanceOfficer.name,
  'grievance email': ({ legal }) => legal.grievanceOfficer.email,
} satisfies Record<string, (business: Business) => string>;

/** Value of each placeholder about retention. */
const ofRetention = {
  'keep messages': (retention) => retentionInWords(retention, 'messages'),
  'keep records': (retention) => retentionInWords(retention, 'records'),
  'keep webhooks': (retention) => retentionInWords(retention, 'webhooks'),
  'keep recipients': (retention) => retentionInWords(retention, 'recipients'),
  'keep checkouts': (retention) => retentionInWords(retention, 'checkouts'),
  'keep purchases': (retention) => retentionInWords(retention, 'purchases'),
  'keep health': (retention) => retentionInWords(retention, 'health'),
  'keep coaching': (retention) => retentionInWords(retention, 'coaching'),
} satisfies Record<string, (retention: Retention) => string>;

/** Value of each placeholder about promises. */
const ofPromises = {
  'call time': (promises) => promisesInWords(promises).call,
  'plan time': (promises) => promisesInWords(promises).plan,
  'refund time': (promises) => promisesInWords(promises).refund,
} satisfies Record<string, (promises: Promises) => string>;

export const placeholders = Object.keys({ ...ofBusiness, ...ofRetention, ...ofPromises });

const isPlaceholder = (name: string): boolean =>
  [ofBusiness, ofRetention, ofPromises].some((values) => Object.hasOwn(values, name));

function valueOf(name: string, { business, retention, promises }: Facts): string {
  if (Object.hasOwn(ofRetention, name)) return ofRetention[name as keyof typeof ofRetention](retention);
  if (Object.hasOwn(ofPromises, name)) return ofPromises[name as keyof typeof ofPromises](promises);
  return Object.hasOwn(ofBusiness, name) ? ofBusiness[name as keyof typeof ofBusiness](business) : '';
}

/** `{if chat}… {end}`: left out when the placeholder is empty. Conditions do not nest. */
const CONDITION = /\{if ([^{}]*)\}((?:[^{]|\{(?!if |end\}))*)\{end\}/g;
const PLACEHOLDER = /\{([^{}]*)\}/g;

/** Unknown placeholders of a text, as written. */
export function unknownPlaceholders(text: string): string[] {
  const bare = text.replaceAll(CONDITION, (whole, name: string, inside: string) =>
    isPlaceholder(name) ? inside : whole,
  );
  return [...bare.matchAll(PLACEHOLDER)]
    .filter(([, name = '']) => !isPlaceholder(name))
    .map(([whole]) => whole);
}

/** The text as readers see it. @param written escapes a value */
function filledText(text: string, facts: Facts, written: (value: string) => string): string {
  return text
    .replaceAll(CONDITION, (_whole, name: string, inside: string) =>
      valueOf(name, facts) === '' ? '' : inside,
    )
    .replaceAll(PLACEHOLDER, (whole, name: string) =>
      isPlaceholder(name) ? written(valueOf(name, facts)) : whole,
    );
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ENTITIES).map(([letter, escape]) => [escape, letter]),
);
const ANY_SITE = 'https://site.invalid';
const asHtml = (value: string): string => value.replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);
const asText = (value: string): string => value;

const LINK = /<a\b[^<>]*>/gi;
const ADDRESS = / href="([^"]*)"/gi;
const PROTOCOLS = ['https:', 'http:', 'mailto:', 'tel:'];

/** Disarms links whose address became a script (`{name}` of a business called `javascript:…`). */
const withSafeLinks = (html: string): string =>
  html.replaceAll(LINK, (tag) =>
    tag.replaceAll(ADDRESS, (whole, address: string) => (isSafeAddress(address) ? whole : '')),
  );

/** @param address as in an attribute, where the sanitiser leaves these escapes */
function isSafeAddress(address: string): boolean {
  const read = address.replaceAll(/&(?:amp|lt|gt|quot);/g, (escape) => LETTERS[escape] ?? escape);
  try {
    // As a browser reads it.
    return PROTOCOLS.includes(new URL(read, ANY_SITE).protocol);
  } catch {
    return false;
  }
}

/** Fills in all placeholders of any content; in fields named `html` values are escaped. */
export function filled<Content>(content: Content, facts: Facts): Content {
  return mapTexts(content, (text, field) => {
    if (!text.includes('{')) return text;
    return field === 'html'
      ? withSafeLinks(filledText(text, facts, asHtml))
      : filledText(text, facts, asText);
  });
}

/** Maps every text of a content. @param change gets the name of the nearest field */
function mapTexts<Content>(
  content: Content,
  change: (text: string, field: string) => string,
  field = '',
): Content {
  const changed = (value: unknown, name: string): unknown => {
    if (typeof value === 'string') return change(value, name);
    if (Array.isArray(value)) return value.map((item) => changed(item, name));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, changed(inner, key)]));
  };
  // The shape is unchanged: only texts were replaced.
  return changed(content, field) as Content;
}
