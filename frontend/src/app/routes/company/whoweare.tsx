import type { ReactNode } from 'react';
import { business } from '@ironbloom/brand';
import { CompanyHero } from '../../../features/company/components/company-hero.tsx';
import { Coaches, Gallery } from '../../../features/company/components/people-and-places.tsx';
import { Timeline } from '../../../features/company/components/timeline.tsx';
import { WhereWeAre } from '../../../features/company/components/where-we-are.tsx';
import { paths } from '../../../shared/config/paths.ts';
import { useSite } from '../../../shared/config/site.tsx';
import { breadcrumbList } from '../../../shared/seo/breadcrumb-list.ts';
import { Head } from '../../../shared/seo/head.tsx';
import { ProgramsBand } from '../../shell/programs-band.tsx';

export function Component(): ReactNode {
  const { origin } = useSite();
  const crumbs = breadcrumbList(origin, [
    { name: 'Home', path: paths.home },
    { name: 'Who we are', path: paths.whoWeAre },
  ]);
  return (
    <>
      <Head
        title={`Who we are | ${business().name}`}
        description="From one coach and eleven people in a borrowed hall in 2015 to 30 coaches and 50,000 clients."
        keywords={`fitness coaches ${business().address.city}, about us, online coaching team, fitness company ${business().address.country}`}
        path={paths.whoWeAre}
        jsonLd={[
          crumbs,
          {
            '@context': 'https://schema.org',
            '@type': 'AboutPage',
            name: `Who we are | ${business().name}`,
            url: new URL(paths.whoWeAre, origin).href,
            about: { '@type': 'Organization', name: business().name, url: origin, foundingDate: '2015' },
          },
        ]}
      />
      <CompanyHero />
      <Timeline />
      <WhereWeAre />
      <Coaches />
      <Gallery />
      <ProgramsBand />
    </>
  );
}
