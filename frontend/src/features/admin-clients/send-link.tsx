import { phoneHref } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import { Button } from '#shared/ui/actions/button.tsx';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { toast } from '#shared/ui/feedback/toast.ts';
import { useClientActions } from './api.ts';
import type { Client } from './client.ts';
import styles from './send-link.module.css';

/** For a client who has never claimed her program: her phone, and the link once more. */
export function SendLink({ client: { _id, name, phone } }: { client: Client }): ReactNode {
  const { sendLink } = useClientActions(_id);
  const { busy, run } = useAction(async () => {
    await sendLink();
    toast.success(`The link is being sent to ${name} again.`);
  }, 'The link could not be sent. Please try again.');
  return (
    <span className={styles.link}>
      <span className="quiet">
        No account yet
        {phone !== null && (
          <>
            ,{' '}
            <a className="link num" href={phoneHref(phone)}>
              {phone}
            </a>
          </>
        )}
      </span>
      <Button
        size="sm"
        busy={busy}
        busyLabel="Sending..."
        aria-label={`Send the link to ${name} again`}
        onClick={() => run()}
      >
        Send the link again
      </Button>
    </span>
  );
}
