import { business, isInIndia, phoneHref } from '@ironbloom/brand';
import type { PageLook } from '@ironbloom/brand/look';
import { createContext } from 'react-router-dom';
import { paths } from '#shared/config/paths.ts';

/** The look for loaders on the server. */
export const lookContext = createContext<Pick<PageLook, 'logoPng'>>({});

/** schema.org Organization. */
export function organization(
  origin: string,
  { logoPng = '/icon-512.png' }: Pick<PageLook, 'logoPng'>,
): object {
  const { street, city, postalCode, country } = business().address;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: business().name,
    legalName: business().legal.entity,
    slogan: business().tagline,
    url: origin,
    logo: new URL(logoPng, origin).href,
    email: business().supportEmail,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      postalCode,
      addressCountry: country,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: phoneHref(business().phone).replace('tel:', ''),
      email: business().supportEmail,
      ...(isInIndia(business()) && { areaServed: 'IN' }),
    },
    sameAs: business().social.map(({ url }) => url),
  };
}

/** schema.org WebSite with its article search. */
export function website(origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: business().name,
    url: origin,
    inLanguage: 'en-IN',
    publisher: { '@id': `${origin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}${paths.blog}?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
}
