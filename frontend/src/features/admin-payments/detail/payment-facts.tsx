import { phoneHref } from '@ironbloom/brand';
import { stateName } from '@ironbloom/brand/indian-states';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/config/paths.ts';
import { priceListNames } from '#shared/config/price-lists.ts';
import { fullDayAndTime, shownDay } from '#shared/india/dates.ts';
import { inMonths } from '#shared/lib/plan-words.ts';
import { formatRupees } from '#shared/india/rupees.ts';
import { Section } from '#shared/ui/layout/section.tsx';
import { EmailText } from '#shared/ui/text/email-text.tsx';
import { Fact, Facts } from '#shared/ui/text/facts.tsx';
import { invoiceOf, type Payment } from '../payment.ts';
import styles from './payment-detail.module.css';

function Mail({ to }: { to: string }): ReactNode {
  return (
    <a className="link" href={`mailto:${encodeURIComponent(to)}`}>
      <EmailText>{to}</EmailText>
    </a>
  );
}

const place = (code: string): string => `${stateName(code) ?? 'State'} (${code})`;

/** The buyer's state and the invoice's tax. */
function TaxFacts({ payment }: { payment: Payment }): ReactNode {
  const { billing } = payment;
  const invoice = invoiceOf(payment);
  return (
    <>
      {billing && <Fact label="State">{place(billing.state)}</Fact>}
      {billing && <Fact label="Buyer’s GSTIN">{billing.gstin}</Fact>}
      {invoice && (
        <>
          <Fact label="Invoice number">{invoice.number}</Fact>
          <Fact label="Place of supply">{invoice.placeOfSupply && place(invoice.placeOfSupply)}</Fact>
          <Fact label="Taxable value">{formatRupees(invoice.taxable)}</Fact>
          {invoice.igst > 0 || invoice.cgst === 0 ? (
            <Fact label={`IGST, ${invoice.ratePercent} %`}>{formatRupees(invoice.igst)}</Fact>
          ) : (
            <Fact
              label={`CGST and SGST, ${invoice.ratePercent} %`}
            >{`${formatRupees(invoice.cgst)} each`}</Fact>
          )}
        </>
      )}
    </>
  );
}

/** Purchase, people and Razorpay ids. */
export function PaymentFacts({ payment }: { payment: Payment }): ReactNode {
  const { buddy, completedAt, terms } = payment;
  return (
    <Section title="Details">
      <Facts className={`num ${styles.facts}`}>
        <Fact label="Program">{`${payment.kindName}, ${inMonths(payment.duration)}`}</Fact>
        {payment.offer && (
          <Fact label="Offer">{`${payment.offer}, ${formatRupees(payment.discount)} off`}</Fact>
        )}
        <Fact label="Price list">{priceListNames[payment.priceList]}</Fact>
        <Fact label="Started">{fullDayAndTime(payment.createdAt)}</Fact>
        <Fact label="Paid">{completedAt && fullDayAndTime(completedAt)}</Fact>
        <Fact label="Terms">
          {terms && (
            <Link className="link" to={`${paths.terms}?version=${terms.version}`}>
              Terms of {shownDay(terms.inForceSince)}
            </Link>
          )}
        </Fact>
        <Fact label="Age, gender">{`${payment.age}, ${payment.gender}`}</Fact>
        {buddy && (
          <>
            <Fact label="Buddy">{`${buddy.name}, ${buddy.age}, ${buddy.gender}`}</Fact>
            <Fact label="Buddy’s email">
              <Mail to={buddy.email} />
            </Fact>
            <Fact label="Buddy’s phone">
              {buddy.phone && (
                <a className="link" href={phoneHref(buddy.phone)}>
                  {buddy.phone}
                </a>
              )}
            </Fact>
          </>
        )}
        {payment.captured !== null && (
          <Fact label="Captured">{`${formatRupees(payment.captured)}, accepted for this order`}</Fact>
        )}
        <Fact label="Order ID">{payment.razorpayOrderId}</Fact>
        <Fact label="Payment ID">{payment.razorpayPaymentId}</Fact>
        <Fact label="Receipt number">{payment.receiptNumber}</Fact>
        <TaxFacts payment={payment} />
      </Facts>
    </Section>
  );
}
