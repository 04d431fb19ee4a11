import type { ReactNode } from 'react';
import { business } from '@ironbloom/brand';
import { paths } from '#shared/config/paths.ts';
import { Head } from '#shared/seo/head.tsx';
import { CheckoutPage } from './checkout-page.tsx';

const label = 'Training programs';

export function Component(): ReactNode {
  return (
    <>
      <Head
        title={`${label} | ${business().name}`}
        description="Choose individual or buddy coaching for 3, 6 or 12 months: a trainer of your own, a nutrition plan, a workout plan and a check-in every week."
        keywords="personal training program, online fitness program price, buddy training, workout and nutrition plan"
        path={paths.trainingPrograms}
        trail={[{ name: label, path: paths.trainingPrograms }]}
      />
      <CheckoutPage priceList="training-programs" label={label} afterPayment="page" />
    </>
  );
}
