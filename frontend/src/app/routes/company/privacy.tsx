import { business, type LegalContent } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { LegalPage } from '#features/legal/components/legal-page.tsx';
import { inForceNow } from '#features/legal/legal-text.ts';
import { paths } from '#shared/config/paths.ts';
import { Head } from '#shared/seo/head.tsx';
import type { LoadedLegalText } from './loaders.ts';
import { MissingContent } from './missing-content.tsx';

const words = {
  path: paths.privacy,
  title: 'Privacy Policy',
  lead: 'What we know about you, why we know it, and how to have it deleted.',
};

export function Component(): ReactNode {
  const { text, problem } = useLoaderData<LoadedLegalText>();
  return (
    <>
      <Head
        title={`Privacy Policy | ${business().name}`}
        description={`What ${business().name} knows about you, why, for how long, and how to have it corrected or erased.`}
        keywords="privacy policy, personal data, DPDP Act"
        path={paths.privacy}
        {...(text && inForceNow(text) && { robots: 'noindex, nofollow' })}
      />
      <LegalPage {...words} text={text} missing={problem !== null && <MissingContent problem={problem} />} />
    </>
  );
}

/** The page with other words, for its editor. */
export function Preview({ content }: { content: LegalContent }): ReactNode {
  return <LegalPage {...words} text={{ content, version: 0, others: [] }} />;
}
