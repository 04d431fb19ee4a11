import { paths } from '#shared/config/paths.ts';
import { legalRoute } from './legal-route.tsx';

export const { Component, Preview } = legalRoute({
  path: paths.terms,
  title: 'Terms & Conditions',
  lead: 'What you buy, what it costs, what we owe you and what we ask of you.',
  describe: (name) =>
    `The terms of ${name}’s coaching programs: payment, delivery, refunds and cancellation, health, complaints.`,
  keywords: 'terms and conditions, refunds, cancellation, delivery',
});
