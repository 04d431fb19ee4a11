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
  path: paths.terms,
  title: 'Terms & Conditions',
  lead: 'What you buy, what it costs, what we owe you and what we ask of you.',
};

export function Component(): ReactNode {
  const { text, problem } = useLoaderData<LoadedLegalText>();
  return (
    <>
      <Head
        title={`Terms & Conditions | ${business().name}`}
        description={`The terms of ${business().name}’s coaching programs: payment, delivery, refunds and cancellation, health, complaints.`}
        keywords="terms and conditions, refunds, cancellation, delivery"
        path={paths.terms}
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
