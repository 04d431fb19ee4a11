import { stateName } from '@ironbloom/brand/indian-states';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { useMay } from '#shared/session/rights.ts';
import { paths } from '#shared/config/paths.ts';
import { fullDayAndTime, shownDay } from '#shared/india/dates.ts';
import { inMonths } from '#shared/lib/plan-words.ts';
import { formatRupees } from '#shared/india/rupees.ts';
import { Section } from '#shared/ui/layout/section.tsx';
import { EmailText } from '#shared/ui/text/email-text.tsx';
import { type Fact, Facts } from '#shared/ui/text/facts.tsx';
import { invoiceOf, type Payment } from '../payment.ts';
import styles from './payment-detail.module.css';

function Mail({ to }: { to: string }): ReactNode {
  return (
    <a className="link" href={`mailto:${encodeURIComponent(to)}`}>
      <EmailText>{to}</EmailText>
    </a>
  );
}

function Terms({ version, inForceSince }: { version: number; inForceSince: string }): ReactNode {
  return (
    <Link className="link" to={`${paths.terms}?version=${version}`}>
      Terms of {shownDay(inForceSince)}
    </Link>
  );
}

/** Where the buyer lives, and how the tax of the invoice was counted. */
function taxFactsOf(payment: Payment): Fact[] {
  const { billing } = payment;
  const invoice = invoiceOf(payment);
  const place = (code: string): string => `${stateName(code) ?? 'State'} (${code})`;
  return [
    ...(billing
      ? ([
          ['State', place(billing.state)],
          ['Buyer’s GSTIN', billing.gstin],
        ] as const)
      : []),
    ...(invoice
      ? ([
          ['Invoice number', invoice.number],
          ['Place of supply', invoice.placeOfSupply && place(invoice.placeOfSupply)],
          ['Taxable value', formatRupees(invoice.taxable)],
          ...(invoice.igst > 0 || invoice.cgst === 0
            ? ([[`IGST, ${invoice.ratePercent} %`, formatRupees(invoice.igst)]] as const)
            : ([[`CGST and SGST, ${invoice.ratePercent} %`, `${formatRupees(invoice.cgst)} each`]] as const)),
        ] as const)
      : []),
  ];
}

function factsOf(payment: Payment, mayOpenPeople: boolean): Fact[] {
  const { buddy, personId } = payment;
  return [
    ...(mayOpenPeople && personId
      ? ([
          [
            'Person',
            <Link key="person" className="link" to={adminPaths.person(personId)}>
              View {payment.name}
            </Link>,
          ],
        ] as const)
      : []),
    ['Program', `${payment.kindName}, ${inMonths(payment.duration)}`],
    ...(payment.offer
      ? ([['Offer', `${payment.offer}, ${formatRupees(payment.discount)} off`]] as const)
      : []),
    ['Price list', payment.priceList],
    ['Started', fullDayAndTime(payment.createdAt)],
    ['Paid', payment.completedAt && fullDayAndTime(payment.completedAt)],
    ['Terms', payment.terms && <Terms key="terms" {...payment.terms} />],
    ['Email', <Mail key="mail" to={payment.email} />],
    ['Phone', payment.phone],
    ['Age, gender', `${payment.age}, ${payment.gender}`],
    ...(buddy
      ? ([
          ['Buddy', `${buddy.name}, ${buddy.age}, ${buddy.gender}`],
          ['Buddy’s email', <Mail key="mail" to={buddy.email} />],
          ['Buddy’s phone', buddy.phone],
        ] as const)
      : []),
    ...(payment.captured === null
      ? []
      : ([['Captured', `${formatRupees(payment.captured)}, accepted for this order`]] as const)),
    ['Order ID', payment.razorpayOrderId],
    ['Payment ID', payment.razorpayPaymentId],
    ['Receipt number', payment.receiptNumber],
    ...taxFactsOf(payment),
  ];
}

/** Who bought what, and its names at Razorpay. */
export function PaymentFacts({ payment }: { payment: Payment }): ReactNode {
  const may = useMay();
  return (
    <Section title="Details">
      <Facts facts={factsOf(payment, may('people:manage'))} className={`num ${styles.facts}`} />
    </Section>
  );
}
