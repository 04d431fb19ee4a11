import type { ReactNode } from 'react';
import { business, isInIndia } from '@ironbloom/brand';
import { ContactForm } from '#features/contact/components/contact-form.tsx';
import { ContactInfo } from '#features/contact/components/contact-info.tsx';
import { paths } from '#shared/config/paths.ts';
import { useSite } from '#shared/config/site.tsx';
import { Head } from '#shared/seo/head.tsx';
import styles from './contact.module.css';

export function Component(): ReactNode {
  const { origin } = useSite();
  return (
    <div className="page-top">
      <Head
        title={`Contact | ${business().name}`}
        description="Ask about a plan, a price or where to start. We answer within 24 hours."
        keywords={`contact a fitness coach, free consultation, fitness coaching ${business().address.city} phone`}
        path={paths.contact}
        trail={[{ name: 'Contact', path: paths.contact }]}
        jsonLd={[
          {
            '@context': 'https://schema.org',
            '@type': 'ContactPage',
            name: `Contact ${business().name}`,
            url: new URL(paths.contact, origin).href,
            mainEntity: {
              '@type': 'Organization',
              name: business().name,
              contactPoint: {
                '@type': 'ContactPoint',
                contactType: 'customer support',
                email: business().supportEmail,
                telephone: business().phone,
                ...(isInIndia(business()) && { areaServed: 'IN' }),
              },
            },
          },
        ]}
      />
      <div className={`wrap ${styles.page}`}>
        <ContactInfo />
        <ContactForm />
      </div>
    </div>
  );
}
