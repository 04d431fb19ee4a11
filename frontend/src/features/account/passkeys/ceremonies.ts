import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { AnswerOf, BodyOf } from '#shared/api/wire.ts';
import { PasskeyProblem } from './problem.ts';

type RequestOptions = AnswerOf<'/api/users/auth/second-step/passkey-options', 'post'>;
type CreationOptions = AnswerOf<'/api/users/me/second-factor/passkeys/options', 'post'>;
type Assertion = BodyOf<'/api/users/auth/second-step/passkey'>['response'];
type Attestation = BodyOf<'/api/users/me/second-factor/passkeys'>['response'];

const words = {
  unsupported: 'This browser does not support passkeys. Please use another method or another browser.',
  given_up: 'No passkey was used: it was cancelled, or it took too long. Please try again.',
  known: 'This device already has a passkey for your account.',
  failed: 'The passkey could not be used. Please try again, or use another method.',
};

function problemOf(error: unknown): PasskeyProblem {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') {
    return new PasskeyProblem(words.known);
  }
  const name = error instanceof Error ? error.name : '';
  return new PasskeyProblem(
    name === 'NotAllowedError' || name === 'AbortError' ? words.given_up : words.failed,
  );
}

/** The library's types allow more transports and values than ours. */
type Library<Call extends (options: never) => unknown> = Parameters<Call>[0] extends {
  optionsJSON: infer Options;
}
  ? Options
  : never;

/** Asks the browser to use a passkey. @throws PasskeyProblem */
export async function askForPasskey(options: RequestOptions): Promise<Assertion> {
  if (!browserSupportsWebAuthn()) throw new PasskeyProblem(words.unsupported);
  try {
    const optionsJSON = options as Library<typeof startAuthentication>;
    return (await startAuthentication({ optionsJSON })) as unknown as Assertion;
  } catch (error) {
    throw problemOf(error);
  }
}

/** Asks the browser to create a passkey. @throws PasskeyProblem */
export async function makePasskey(options: CreationOptions): Promise<Attestation> {
  if (!browserSupportsWebAuthn()) throw new PasskeyProblem(words.unsupported);
  try {
    const optionsJSON = options as Library<typeof startRegistration>;
    return (await startRegistration({ optionsJSON })) as unknown as Attestation;
  } catch (error) {
    throw problemOf(error);
  }
}
