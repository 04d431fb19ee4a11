import { type ReactNode, useState } from 'react';
import { fullDayAndTime } from '#shared/india/dates.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import { type OwnFactor, type RecoveryCodes, renewRecoveryCodes } from './api.ts';
import { AppDialog } from './app-dialog.tsx';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { PasswordDialog } from '#shared/session/password-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { type Removal, RemoveDialog } from './remove-dialog.tsx';
import styles from './two-step.module.css';
import { ConfirmDialog } from '#shared/ui/overlays/confirm-dialog.tsx';

type Work = { kind: 'app' } | { kind: 'passkey' } | { kind: 'renew' } | { kind: 'remove'; removal: Removal };

interface FactorListProps {
  factor: OwnFactor;
  /** A dialog has closed: what is shown may be older than what is known. */
  onClosed: () => void;
  /** Something was changed, and its recovery codes have been looked at. */
  onChanged: () => void;
}

const usedWords = (at: string | null): string =>
  at === null ? 'not used yet' : `last used ${fullDayAndTime(at)}`;

/** What is set up, each with what may be done to it. Whatever is begun asks for the password first, once for ten minutes. */
export function FactorList({ factor, onClosed, onChanged }: FactorListProps): ReactNode {
  const { totp, passkeys, recoveryCodesLeft, mayAdd, passkeysAvailable, identity, required } = factor;
  const [work, begin] = useState<Work>();
  const [confirmed, setConfirmed] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const [read, setRead] = useState(factor);
  if (factor !== read) {
    // The server has said anew whether the password is to be asked for.
    setRead(factor);
    setConfirmed(false);
  }
  const isSetUp = totp !== null || passkeys.length > 0;
  const asksPassword = work !== undefined && identity === 'password' && !confirmed;
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
      <ul className={styles.list}>
        <FactorLine
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
        </FactorLine>
        {passkeys.map((passkey) => (
          <FactorLine
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
          </FactorLine>
        ))}
        {mayAdd && passkeysAvailable && (
          <FactorLine name="Passkeys" words="The screen lock of your phone or laptop, or a security key">
            <Button size="sm" disabled={locked} onClick={() => begin({ kind: 'passkey' })}>
              Add a passkey
            </Button>
          </FactorLine>
        )}
        {isSetUp && (
          <FactorLine
            name="Recovery codes"
            badge={recoveryCodesLeft < 3 && <Badge tone="amber">few left</Badge>}
            words={`${recoveryCodesLeft} of 10 left. Use one when you do not have your phone.`}
          >
            <Button size="sm" disabled={locked} onClick={() => begin({ kind: 'renew' })}>
              Make new codes
            </Button>
          </FactorLine>
        )}
      </ul>
      {asksPassword && <PasswordDialog onConfirmed={() => setConfirmed(true)} onClose={close} />}
      {!asksPassword && work?.kind === 'app' && <AppDialog onAdded={finish} onClose={close} />}
      {!asksPassword && work?.kind === 'passkey' && <PasskeyDialog onAdded={finish} onClose={close} />}
      {!asksPassword && work?.kind === 'renew' && <RenewDialog onRenewed={finish} onClose={close} />}
      {!asksPassword && work?.kind === 'remove' && (
        <RemoveDialog
          removal={work.removal}
          isLast={passkeys.length + (totp ? 1 : 0) === 1}
          onRemoved={() => finish(null)}
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

interface FactorLineProps {
  name: string;
  /** Beside the name. */
  badge?: ReactNode;
  /** Under the name. */
  words: string;
  /** Its buttons. */
  children: ReactNode;
}

/** One way of taking the second step. */
function FactorLine({ name, badge, words, children }: FactorLineProps): ReactNode {
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <p className={styles.name}>
          {name} {badge}
        </p>
        <p className="small muted num">{words}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </li>
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
