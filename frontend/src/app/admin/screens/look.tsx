import { business } from '@ironbloom/brand';
import { type Look, pageLook, paletteOf } from '@ironbloom/brand/look';
import type { ReactNode } from 'react';
import { sampleMail } from '#features/admin-broadcast/editor/mail-html.ts';
import { MailSheet } from '#features/admin-broadcast/editor/mail-sheet.tsx';
import { LookScreen } from '#features/admin-look/look-screen.tsx';
import { useSite } from '#shared/config/site.tsx';
import styles from './settings.module.css';

export function LookSettings(): ReactNode {
  return <LookScreen MailPreview={MailPreview} />;
}

/** Previews a mail's header and footer in an unpublished look. */
function MailPreview({ look }: { look: Look }): ReactNode {
  const { namedAsShipped } = useSite().look;
  return (
    <div className={styles.mail}>
      <MailSheet
        title="Preview of a mail"
        fromName={business().name}
        subject="A sample mail"
        html={sampleMail(business(), paletteOf(look.colors), {
          logo: pageLook(look).logo,
          ...(namedAsShipped && { namedAsShipped }),
        })}
      />
    </div>
  );
}
