import { business, type LegalContent } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { LegalPage } from '#features/legal/legal-page.tsx';
import { inForceNow } from '#features/legal/legal-text.ts';
import { Head } from '#shared/seo/head.tsx';
import type { LoadedLegalText } from './loaders.ts';
import { MissingContent } from './missing-content.tsx';

interface LegalWords {
  path: string;
  title: string;
  lead: string;
  /** For search engines. @param name of the business */
  describe: (name: string) => string;
  keywords: string;
}

/** What the file of a legal page exports: the page, and the page with other words for its editor. */
export function legalRoute({ describe, keywords, ...words }: LegalWords) {
  function Component(): ReactNode {
    const { text, problem } = useLoaderData<LoadedLegalText>();
    return (
      <>
        <Head
          title={`${words.title} | ${business().name}`}
          description={describe(business().name)}
          keywords={keywords}
          path={words.path}
          {...(text && inForceNow(text) && { robots: 'noindex, nofollow' })}
        />
        <LegalPage
          {...words}
          text={text}
          missing={problem !== null && <MissingContent problem={problem} />}
        />
      </>
    );
  }

  function Preview({ content }: { content: LegalContent }): ReactNode {
    return <LegalPage {...words} text={{ content, version: 0, others: [] }} />;
  }

  return { Component, Preview };
}
