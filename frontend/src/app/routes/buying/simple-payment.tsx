import type { ReactNode } from 'react';
import { business } from '@ironbloom/brand';
import { paths } from '#shared/config/paths.ts';
import { Head } from '#shared/seo/head.tsx';
import { CheckoutPage } from './checkout-page.tsx';

const label = 'Buy a program';

/** The second checkout; home's BUY NOW leads here with its plan. */
export function Component(): ReactNode {
  return (
    <>
      <Head
        title={`${label} | ${business().name}`}
        description="Buy individual or buddy coaching for 3, 6 or 12 months. No account needed."
        keywords="buy a fitness program, personal training price, buddy coaching, fitness plan in rupees"
        path={paths.simplePayment}
        trail={[{ name: label, path: paths.simplePayment }]}
      />
      <CheckoutPage priceList="simple-payment" label={label} afterPayment="panel" />
    </>
  );
}
