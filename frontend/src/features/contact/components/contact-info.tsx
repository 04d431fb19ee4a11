import { Stack } from '#shared/ui/layout/flow.tsx';
import type { ReactNode } from 'react';
import { business, phoneHref } from '@ironbloom/brand';
import { Icon } from '#shared/ui/media/icon.tsx';
import styles from './contact-info.module.css';

/** Contact details and response time (site-12). */
export function ContactInfo(): ReactNode {
  return (
    <Stack gap="4h">
      <h1 className="d1">Get in touch</h1>
      <p className="lead">Ask about a plan, a price or where to start. We read every message.</p>
      <dl className={styles.list}>
        <div>
          <Icon name="mail" />
          <dt>Email us</dt>
          <dd>
            <a className={`link ${styles.link}`} href={`mailto:${business().supportEmail}`}>
              {business().supportEmail}
            </a>
          </dd>
        </div>
        <div>
          <Icon name="phone" />
          <dt>Call us</dt>
          <dd>
            <a className={`link num ${styles.link}`} href={phoneHref(business().phone)}>
              {business().phone}
            </a>
          </dd>
        </div>
        {business().hours && (
          <div>
            <Icon name="clock" />
            <dt>Hours</dt>
            <dd>{business().hours}</dd>
          </div>
        )}
        <div>
          <Icon name="clock" />
          <dt>Response time</dt>
          <dd>Within 24 hours</dd>
        </div>
        <div>
          <Icon name="chat" />
          <dt>Free consultation</dt>
          <dd>Twenty minutes with a coach, before you pay for anything.</dd>
        </div>
      </dl>
    </Stack>
  );
}
