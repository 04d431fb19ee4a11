import { type ReactNode, useState } from 'react';
import { messageOf } from '#shared/api/errors.ts';
import { fullDayAndTime } from '#shared/india/dates.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { LoadError } from '#shared/ui/feedback/load-error.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import {
  type OwnFactor,
  type OwnPasskey,
  type RecoveryCodes,
  removeApp,
  removePasskey,
  renewRecoveryCodes,
  useOwnFactor,
} from './api.ts';
import { AppDialog } from './app-dialog.tsx';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { PasswordDialog } from '#shared/session/password-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { AccountLine, AccountLines } from '../own-account/account-line.tsx';
import { ConfirmDialog } from '#shared/ui/overlays/confirm-dialog.tsx';

type Removal = { kind: 'app' } | { kind: 'passkey'; passkey: OwnPasskey };
type Work = { kind: 'app' } | { kind: 'passkey' } | { kind: 'renew' } | { kind: 'remove'; removal: Removal };

interface TwoStepProps {
  /** A change is saved and its recovery codes were shown. */
  onChanged: () => void;
}

/** Two-step sign-in of staff: methods and changes to them (account-29). */
export function TwoStep({ onChanged }: TwoStepProps): ReactNode {
  const { data, error, isLoading, mutate } = useOwnFactor();
  if (isLoading) {
    return (
      <div role="status">
        <span className="sr">Loading...</span>
        <Skeleton height="9rem" />
      </div>
    );
  }
  if (!data) return <LoadError message={messageOf(error)} onRetry={() => void mutate()} />;
  return (
    <FactorList
      factor={data}
      onConfirmed={() => void mutate({ ...data, identity: 'confirmed' }, { revalidate: false })}
      onClosed={() => void mutate()}
      onChanged={onChanged}
    />
  );
}

interface FactorListProps extends TwoStepProps {
  factor: OwnFactor;
  /** The password was confirmed. */
  onConfirmed: () => void;
  /** A dialog closed that may have changed the methods. */
  onClosed: () => void;
}

const usedWords = (at: string | null): string =>
  at === null ? 'not used yet' : `last used ${fullDayAndTime(at)}`;

/** The methods and their actions. The first action asks for the password, which holds for ten minutes. */
function FactorList({ factor, onConfirmed, onClosed, onChanged }: FactorListProps): ReactNode {
  const { totp, passkeys, recoveryCodesLeft, mayAdd, passkeysAvailable, identity, required } = factor;
  const [work, begin] = useState<Work>();
  const [codes, setCodes] = useState<readonly string[]>();
  const isSetUp = totp !== null || passkeys.length > 0;
  const asksPassword = work !== undefined && identity === 'password';
  const locked = identity === 'sign-in-again';

  function close(): void {
    begin(undefined);
    onClosed();
  }

  function finish(fresh: RecoveryCodes): void {
    close();
    if (fresh) setCodes(fresh);
    else onChanged();
  }

  return (
    <>
      <p className="muted">
        {isSetUp
          ? 'After your password, signing in asks for a code, a passkey or a recovery code.'
          : 'Two-step sign-in protects your account: besides your password, signing in asks for your phone or a security key.'}
      </p>
      {required && !isSetUp && <Notice tone="amber">Your role requires two-step sign-in.</Notice>}
      {locked && (
        <Notice tone="grey">To change anything here, please sign out and sign in again first.</Notice>
      )}
      <AccountLines>
        <AccountLine
          name="Authenticator app"
          badge={totp && <Badge tone="green">on</Badge>}
          words={
            totp
              ? `Added ${fullDayAndTime(totp.createdAt)}, ${usedWords(totp.lastUsedAt)}`
              : 'An app on your phone that shows a new code every 30 seconds'
          }
        >
          {mayAdd && (
            <Button size="sm" disabled={locked} onClick={() => begin({ kind: 'app' })}>
              {totp ? 'Use another app' : 'Set up an app'}
            </Button>
          )}
          {totp && (
            <Button
              size="sm"
              variant="quiet"
              aria-label="Remove the authenticator app"
              disabled={locked}
              onClick={() => begin({ kind: 'remove', removal: { kind: 'app' } })}
            >
              Remove
            </Button>
          )}
        </AccountLine>
        {passkeys.map((passkey) => (
          <AccountLine
            key={passkey._id}
            name={passkey.name}
            badge={<Badge tone="grey">passkey</Badge>}
            words={`Added ${fullDayAndTime(passkey.createdAt)}, ${usedWords(passkey.lastUsedAt)}`}
          >
            <Button
              size="sm"
              variant="quiet"
              aria-label={`Remove the passkey ${passkey.name}`}
              disabled={locked}
              onClick={() => begin({ kind: 'remove', removal: { kind: 'passkey', passkey } })}
            >
              Remove
            </Button>
          </AccountLine>
        ))}
        {mayAdd && passkeysAvailable && (
          <AccountLine name="Passkeys" words="The screen lock of your phone or laptop, or a security key">
            <Button size="sm" disabled={locked} onClick={() => begin({ kind: 'passkey' })}>
              Add a passkey
            </Button>
          </AccountLine>
        )}
        {isSetUp && (
          <AccountLine
            name="Recovery codes"
            badge={recoveryCodesLeft < 3 && <Badge tone="amber">few left</Badge>}
            words={`${recoveryCodesLeft} of 10 left. Use one when you do not have your phone.`}
          >
            <Button size="sm" disabled={locked} onClick={() => begin({ kind: 'renew' })}>
              Make new codes
            </Button>
          </AccountLine>
        )}
      </AccountLines>
      {asksPassword && <PasswordDialog onConfirmed={onConfirmed} onClose={close} />}
      {!asksPassword && work?.kind === 'app' && <AppDialog onAdded={finish} onClose={close} />}
      {!asksPassword && work?.kind === 'passkey' && <PasskeyDialog onAdded={finish} onClose={close} />}
      {!asksPassword && work?.kind === 'renew' && <RenewDialog onRenewed={finish} onClose={close} />}
      {!asksPassword && work?.kind === 'remove' && (
        <RemoveDialog
          removal={work.removal}
          isLast={passkeys.length + (totp ? 1 : 0) === 1}
          onRemoved={onChanged}
          onClose={close}
        />
      )}
      {codes && (
        <RecoveryCodesDialog
          codes={codes}
          onClose={() => {
            setCodes(undefined);
            onChanged();
          }}
        />
      )}
    </>
  );
}

interface RenewDialogProps {
  onRenewed: (codes: RecoveryCodes) => void;
  onClose: () => void;
}

function RenewDialog({ onRenewed, onClose }: RenewDialogProps): ReactNode {
  return (
    <ConfirmDialog
      title="Make new recovery codes?"
      text="You get ten new codes. The previous codes stop working."
      confirmLabel="Make new codes"
      tone="plain"
      onClose={onClose}
      work={async () => onRenewed(await renewRecoveryCodes())}
    />
  );
}

interface RemoveDialogProps {
  removal: Removal;
  /** No other method is set up. */
  isLast: boolean;
  onRemoved: () => void;
  onClose: () => void;
}

function RemoveDialog({ removal, isLast, onRemoved, onClose }: RemoveDialogProps): ReactNode {
  const isApp = removal.kind === 'app';
  const what = isApp ? 'authenticator app' : `passkey “${removal.passkey.name}”`;
  const left = isLast
    ? 'It is the only second step of your account. You will sign in with your password alone, and your recovery codes stop working.'
    : 'Your other methods stay.';
  return (
    <ConfirmDialog
      title={`Remove the ${what}?`}
      text={`${isApp ? 'Its codes will no longer work.' : 'It will no longer work.'} ${left}`}
      confirmLabel="Remove"
      done={`The ${what} is removed.`}
      onClose={onClose}
      work={async () => {
        await (isApp ? removeApp() : removePasskey(removal.passkey._id));
        onRemoved();
      }}
    />
  );
}
