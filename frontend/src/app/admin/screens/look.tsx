import { business } from '@ironbloom/brand';
import { type Look, pageLook, paletteOf } from '@ironbloom/brand/look';
import type { ReactNode } from 'react';
import { framed } from '#features/admin-broadcast/editor/mail-html.ts';
import { MailSheet } from '#features/admin-broadcast/editor/mail-sheet.tsx';
import { LookScreen } from '#features/admin-look/look-screen.tsx';
import styles from './settings.module.css';

export function LookSettings(): ReactNode {
  return <LookScreen MailPreview={MailPreview} />;
}

/** Previews a mail's header and footer in an unpublished look. */
function MailPreview({ look }: { look: Look }): ReactNode {
  const { ink, lime, moss } = paletteOf(look.colors);
  return (
    <div className={styles.mail}>
      <MailSheet
        title="Preview of a mail"
        fromName={business().name}
        subject="A sample mail"
        html={framed('<p style="margin:0">Dear Asha,<br>this is how your mails look.</p>', business(), {
          ink,
          lime,
          moss,
          logo: pageLook(look).logo,
        })}
      />
    </div>
  );
}
