import { phoneHref } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import { whatsappNumber } from '#shared/lib/whatsapp.ts';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import { AdminIcon } from '#shared/ui/media/admin-icon.tsx';
import { EmailText } from '#shared/ui/text/email-text.tsx';
import { isToCall, type Payment } from '../payment.ts';
import styles from './payment-detail.module.css';

/** How to reach the buyer. */
export function Contact({ payment }: { payment: Payment }): ReactNode {
  const { name, phone, email } = payment;
  const whatsapp = phone === null ? undefined : whatsappNumber(phone);
  return (
    <section className={styles.contact} aria-label="Contact">
      <p className={`num ${styles.reach}`}>
        <span>{phone ?? <span className="quiet">No phone number</span>}</span>
        <EmailText>{email}</EmailText>
      </p>
      <div className={styles.ways} data-screen-only>
        {phone !== null && (
          <ButtonLink
            size="sm"
            variant={isToCall(payment) ? 'primary' : 'outline'}
            iconBefore="phone"
            to={phoneHref(phone)}
            aria-label={`Call ${name}, ${phone}`}
          >
            Call
          </ButtonLink>
        )}
        {whatsapp !== undefined && (
          <ButtonLink size="sm" to={`https://wa.me/${whatsapp}`} target="_blank" rel="noreferrer">
            <AdminIcon name="whatsapp" />
            <span>
              WhatsApp<span className="sr"> (opens a new tab)</span>
            </span>
          </ButtonLink>
        )}
        <ButtonLink
          size="sm"
          iconBefore="mail"
          to={`mailto:${encodeURIComponent(email)}`}
          aria-label={`Email ${name}, ${email}`}
        >
          Email
        </ButtonLink>
      </div>
    </section>
  );
}
