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
  /** The meta description. @param name the business's */
  describe: (name: string) => string;
  keywords: string;
}

/** A legal page, and its preview for the editor. */
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
