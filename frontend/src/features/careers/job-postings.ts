import { business } from '@ironbloom/brand';
import { roles, type Role } from './roles.ts';

const posted = '2026-10-01';

function place({ remote }: Role): object {
  if (remote) {
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: business().address.country },
    };
  }
  const { street, city, postalCode } = business().address;
  return {
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        addressLocality: city,
        postalCode,
        addressCountry: 'IN',
      },
    },
  };
}

/** schema.org's reading of the open roles. */
export function jobPostings(origin: string, page: string): object[] {
  return roles.map((role) => ({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    identifier: { '@type': 'PropertyValue', name: business().name, value: role.id },
    title: role.title,
    description: `<p>${role.summary}</p><ul>${role.points.map((point) => `<li>${point}</li>`).join('')}</ul>`,
    datePosted: posted,
    employmentType: 'CONTRACTOR',
    url: new URL(`${page}#${role.id}`, origin).href,
    hiringOrganization: { '@type': 'Organization', name: business().name, sameAs: origin },
    directApply: true,
    ...place(role),
  }));
}
