import { business, type Role } from '@ironbloom/brand';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const asHtml = (text: string): string => text.replaceAll(/[&<>]/g, (letter) => entities[letter] ?? letter);

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

/** schema.org JobPosting of each open role. */
export function jobPostings(roles: readonly Role[], origin: string, page: string): object[] {
  return roles.map((role) => ({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    identifier: { '@type': 'PropertyValue', name: business().name, value: role.id },
    title: role.title,
    description: `<p>${asHtml(role.summary)}</p><ul>${role.points.map((point) => `<li>${asHtml(point)}</li>`).join('')}</ul>`,
    datePosted: role.posted,
    employmentType: 'CONTRACTOR',
    url: new URL(`${page}#${role.id}`, origin).href,
    hiringOrganization: { '@type': 'Organization', name: business().name, sameAs: origin },
    directApply: true,
    ...place(role),
  }));
}
