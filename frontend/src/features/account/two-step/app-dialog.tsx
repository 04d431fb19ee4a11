import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { messageOf } from '#shared/api/errors.ts';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { Dialog } from '#shared/ui/overlays/dialog.tsx';
import { type AppSetup, beginApp, confirmApp, type RecoveryCodes } from './api.ts';
import styles from './two-step.module.css';
import { encode } from 'uqr';

/** Quiet zone in modules (ISO/IEC 18004). */
const quietZone = 4;

/** The same secret is shown as text beside it. */
function QrCode({ text }: { text: string }): ReactNode {
  const { size, data } = encode(text, { ecc: 'M', border: quietZone });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code for your authenticator app"
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} />
    </svg>
  );
}

const formId = 'confirm-app';

interface AppDialogProps {
  onAdded: (codes: RecoveryCodes) => void;
  onClose: () => void;
}

/** Shows a new secret and confirms it with the app's first code. */
export function AppDialog({ onAdded, onClose }: AppDialogProps): ReactNode {
  const [setup, setSetup] = useState<AppSetup>();
  const [problem, setProblem] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    let gone = false;
    beginApp().then(
      (begun) => !gone && setSetup(begun),
      (error: unknown) => !gone && setProblem(messageOf(error)),
    );
    return () => {
      gone = true;
    };
  }, []);

  const { busy, run } = useAction(
    async () => {
      setRefusal(undefined);
      const codes = await confirmApp(input.current?.value ?? '');
      toast.success('Your authenticator app is set up.');
      onAdded(codes);
    },
    (error) => {
      setRefusal(messageOf(error));
      input.current?.focus();
    },
  );

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!busy) run();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Set up an authenticator app"
      dismissible={!busy}
      footer={
        <>
          <Button size="sm" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button
            size="sm"
            variant="solid"
            type="submit"
            form={formId}
            disabled={!setup}
            busy={busy}
            busyLabel="Checking..."
          >
            Turn on
          </Button>
        </>
      }
    >
      {problem && (
        <Notice tone="red" role="alert">
          {problem}
        </Notice>
      )}
      {!setup && !problem && (
        <div role="status">
          <span className="sr">Loading...</span>
          <Skeleton height="20rem" />
        </div>
      )}
      {setup && (
        <form id={formId} className={styles.body} noValidate onSubmit={send}>
          <p className="small">
            Scan this code with an authenticator app, such as Google Authenticator, 1Password or Aegis.
          </p>
          <QrCode text={setup.uri} />
          <p className="small muted">
            Cannot scan the code? Enter this key in the app, or{' '}
            <a className="link" href={setup.uri}>
              open the app on this device
            </a>
            .
          </p>
          <p className={styles.secret} data-testid="totp-secret">
            {setup.secret.match(/.{1,4}/g)?.join(' ')}
          </p>
          <Field label="Code" hint="The 6-digit code from the app" error={refusal}>
            {(control) => (
              <Input
                {...control}
                ref={input}
                name="code"
                type="text"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={7}
                onInput={() => setRefusal(undefined)}
              />
            )}
          </Field>
        </form>
      )}
    </Dialog>
  );
}
