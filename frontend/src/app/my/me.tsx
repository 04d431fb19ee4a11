import type { ReactNode } from 'react';
import { AccountLinks } from '#features/my/me/account-links.tsx';
import { HealthData } from '#features/my/me/health-data.tsx';
import { MeFrame, ProgramCard } from '#features/my/me/program-card.tsx';
import { Renewal } from '#features/my/renewal/renewal.tsx';
import { Preferences } from '#features/my/me/preferences.tsx';
import { OwnPayments } from '#features/purchases/own-purchases.tsx';

/** Dates, payments and what a client decides about her data. */
export function Me(): ReactNode {
  return (
    <MeFrame
      side={
        <>
          <Renewal />
          <Preferences />
          <HealthData />
          <AccountLinks />
        </>
      }
    >
      <ProgramCard />
      <OwnPayments />
    </MeFrame>
  );
}
