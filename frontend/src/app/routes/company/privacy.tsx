import { paths } from '#shared/config/paths.ts';
import { legalRoute } from './legal-route.tsx';

export const { Component, Preview } = legalRoute({
  path: paths.privacy,
  title: 'Privacy Policy',
  lead: 'What we know about you, why we know it, and how to have it deleted.',
  describe: (name) =>
    `What ${name} knows about you, why, for how long, and how to have it corrected or erased.`,
  keywords: 'privacy policy, personal data, DPDP Act',
});
