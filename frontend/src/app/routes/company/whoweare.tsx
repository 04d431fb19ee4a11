import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { business } from '@ironbloom/brand';
import type { ShownCompany } from '#features/company/company.ts';
import { CompanyHero } from '#features/company/components/company-hero.tsx';
import { Coaches, Gallery } from '#features/company/components/people-and-places.tsx';
import { Timeline } from '#features/company/components/timeline.tsx';
import { WhereWeAre } from '#features/company/components/where-we-are.tsx';
import { paths } from '#shared/config/paths.ts';
import { useSite } from '#shared/config/site.tsx';
import { Head } from '#shared/seo/head.tsx';
import type { CompanyData } from './loaders.ts';
import { MissingContent } from './missing-content.tsx';

export function Component(): ReactNode {
  const { company, problem } = useLoaderData<CompanyData>();
  const { origin } = useSite();
  return (
    <>
      <Head
        title={`Who we are | ${business().name}`}
        description={company?.description ?? business().tagline}
        keywords={company?.keywords ?? ''}
        path={paths.whoWeAre}
        trail={[{ name: 'Who we are', path: paths.whoWeAre }]}
        jsonLd={[
          {
            '@context': 'https://schema.org',
            '@type': 'AboutPage',
            name: `Who we are | ${business().name}`,
            url: new URL(paths.whoWeAre, origin).href,
            about: { '@type': 'Organization', name: business().name, url: origin, ...foundedIn(company) },
          },
        ]}
      />
      {company ? <Company {...company} /> : <Missing problem={problem ?? ''} />}
    </>
  );
}

function foundedIn(company: ShownCompany | null): { foundingDate?: string } {
  const years = company?.stations.map(({ year }) => year) ?? [];
  return years.length > 0 ? { foundingDate: String(Math.min(...years)) } : {};
}

function Company(company: ShownCompany): ReactNode {
  const { headline, lead, stations, figures, goal, coaches, gallery } = company;
  return (
    <>
      <CompanyHero headline={headline} lead={lead} />
      <Timeline title={company.historyTitle} stations={stations} />
      <WhereWeAre title={company.figuresTitle} figures={figures} goal={goal} />
      <Coaches title={company.coachesTitle} coaches={coaches} />
      <Gallery pictures={gallery} />
    </>
  );
}

function Missing({ problem }: { problem: string }): ReactNode {
  return (
    <div className="page-top">
      <div className="wrap section stack">
        <h1 className="d1">Who we are</h1>
        <MissingContent problem={problem} />
      </div>
    </div>
  );
}

/** With unpublished content, for the editor. */
export function Preview({ content }: { content: ShownCompany }): ReactNode {
  return <Company {...content} />;
}
