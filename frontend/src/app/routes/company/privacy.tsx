import type { ReactNode } from 'react';
import { business } from '@ironbloom/brand';
import { LegalPage } from '../../../features/legal/components/legal-page.tsx';
import { privacySections } from '../../../features/legal/privacy.tsx';
import { paths } from '../../../shared/config/paths.ts';
import { Head } from '../../../shared/seo/head.tsx';

export function Component(): ReactNode {
  return (
    <>
      <Head
        title={`Privacy Policy | ${business().name}`}
        description={`What ${business().name} knows about you, why, for how long, and how to have it corrected or erased.`}
        keywords="privacy policy, personal data, DPDP Act"
        path={paths.privacy}
      />
      <LegalPage
        title="Privacy Policy"
        lead="What we know about you, why we know it, and how to have it deleted."
        sections={privacySections()}
      />
    </>
  );
}
