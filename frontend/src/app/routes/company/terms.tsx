import type { ReactNode } from 'react';
import { business } from '@ironbloom/brand';
import { LegalPage } from '../../../features/legal/components/legal-page.tsx';
import { termsSections } from '../../../features/legal/terms.tsx';
import { paths } from '../../../shared/config/paths.ts';
import { Head } from '../../../shared/seo/head.tsx';

export function Component(): ReactNode {
  return (
    <>
      <Head
        title={`Terms & Conditions | ${business().name}`}
        description={`The terms of ${business().name}’s coaching programs: payment, delivery, refunds and cancellation, health, complaints.`}
        keywords="terms and conditions, refunds, cancellation, delivery"
        path={paths.terms}
      />
      <LegalPage
        title="Terms & Conditions"
        lead="What you buy, what it costs, what we owe you and what we ask of you."
        sections={termsSections()}
      />
    </>
  );
}
