import { mailAddressKey } from '@ironbloom/brand/mail-address';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { ApiError } from '#shared/api/errors.ts';
import { startDownload } from '#shared/lib/start-download.ts';
import { PasswordDialog } from '#shared/session/password-dialog.tsx';
import { Button } from '#shared/ui/actions/button.tsx';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { useInlineAction } from '#shared/ui/actions/use-inline-action.ts';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { Row } from '#shared/ui/layout/flow.tsx';
import { FormDialog } from '#shared/ui/overlays/form-dialog.tsx';
import { usePersonalData } from './api.ts';
import styles from './privacy-screen.module.css';

interface PersonalDataButtonsProps {
  email: string;
  /** False for one's own account. */
  mayErase: boolean;
  onErased: () => void;
}

type Work = 'export' | 'erase';

/** Exports or erases all data of an address. The server asks for the password first. */
export function PersonalDataButtons({ email, mayErase, onErased }: PersonalDataButtonsProps): ReactNode {
  const { archiveAddress, erase } = usePersonalData();
  const [erasing, setErasing] = useState(false);
  /** Waits for the password. */
  const [waiting, setWaiting] = useState<Work>();

  const acts: Record<Work, () => Promise<void>> = {
    export: async () => startDownload(await archiveAddress(email)),
    erase: async () => {
      await erase(email);
      toast.success('The erasure has started.');
      setErasing(false);
      onErased();
    },
  };

  /** @throws ApiError except CONFIRM_IDENTITY, which opens the password dialog */
  async function begin(work: Work): Promise<void> {
    try {
      await acts[work]();
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'CONFIRM_IDENTITY')) throw error;
      setErasing(false);
      setWaiting(work);
    }
  }
  const { busy, run } = useAction(begin);

  return (
    <>
      <Row gap="2" align="center">
        <Button
          size="sm"
          iconBefore="download"
          busy={busy}
          busyLabel="Preparing..."
          onClick={() => run('export')}
        >
          Export data
        </Button>
        {mayErase && (
          <Button size="sm" variant="danger" onClick={() => setErasing(true)}>
            Erase
          </Button>
        )}
      </Row>
      {erasing && (
        <EraseDialog email={email} onErase={() => begin('erase')} onClose={() => setErasing(false)} />
      )}
      {waiting && (
        <PasswordDialog
          onConfirmed={() => {
            setWaiting(undefined);
            run(waiting);
          }}
          onClose={() => setWaiting(undefined)}
        />
      )}
    </>
  );
}

interface EraseDialogProps {
  email: string;
  /** Rejects with the server's error. */
  onErase: () => Promise<void>;
  onClose: () => void;
}

/** The address is typed again to confirm. */
function EraseDialog({ email, onErase, onClose }: EraseDialogProps): ReactNode {
  const { busy, problem, run } = useInlineAction(onErase);
  const [wrong, setWrong] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (mailAddressKey(input.current?.value ?? '') === mailAddressKey(email)) run();
    else {
      setWrong('The address does not match');
      input.current?.focus();
    }
  }

  return (
    <FormDialog
      title="Erase this person?"
      size="sm"
      confirmLabel="Erase permanently"
      busyLabel="Erasing..."
      variant="danger"
      busy={busy}
      problem={problem}
      gap="4"
      form={{ className: styles.found, onSubmit: send }}
      initialFocus={input}
      onClose={onClose}
    >
      <p className="muted">
        Their account, messages, mails, stories and sign-ins are erased permanently. Payments stay in the
        books without their name; receipts and invoices are kept as tax law requires. This cannot be undone.
      </p>
      <Field label={`Type ${email} to confirm`} error={wrong}>
        {(control) => (
          <Input
            {...control}
            ref={input}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            maxLength={254}
            onInput={() => setWrong(undefined)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
