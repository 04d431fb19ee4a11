import { brand } from '@ironbloom/brand';
import { paths } from '../../shared/config/paths.ts';

/** schema.org: who runs the site and how to reach them. */
export function organization(origin: string): object {
  const { street, city, postalCode, country } = brand.address;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand.name,
    legalName: brand.legal.entity,
    slogan: brand.tagline,
    url: origin,
    logo: `${origin}/icon-512.png`,
    email: brand.supportEmail,
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
      telephone: brand.phoneHref.replace('tel:', ''),
      email: brand.supportEmail,
      areaServed: 'IN',
    },
    sameAs: brand.social.map(({ url }) => url),
  };
}

/** schema.org: the site, and where its articles can be searched. */
export function website(origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: brand.name,
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
