import { visible } from '@ironbloom/brand/visible';
import { z } from 'zod';
import { nameLine } from '../../../platform/http/input/text-fields.ts';
import { isoInstant, withId } from '../../../platform/http/output/response-schema.ts';

const SECOND_STEP_METHODS = ['totp', 'passkey', 'recovery-code'] as const;

export const secondStepView = z.object({
  secondStep: z
    .object({
      ticket: z.string(),
      expiresIn: z.number().int().meta({ description: 'Seconds' }),
      methods: z.array(z.enum(SECOND_STEP_METHODS)),
    })
    .meta({ description: 'The password was right; the session begins with the second step' }),
});

const ticket = z.string().max(1_000);

export const ticketBody = z.object({ ticket });

/** Anything but six digits is a wrong code. */
const totpCode = z
  .string('Please enter the code')
  .transform((typed) => visible(typed).replaceAll(' ', ''))
  .pipe(z.string().regex(/^[0-9]{6}$/, 'Please enter the 6-digit code from your app'));

export const codeStepBody = z.object({ ticket, code: totpCode });

export const recoveryStepBody = z.object({
  ticket,
  code: z.string('Please enter a recovery code').trim().min(1, 'Please enter a recovery code').max(100),
});

const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*$/);
const transports = z.array(z.string().max(32)).max(10);

const credential = {
  id: base64url(1_500),
  rawId: base64url(1_500),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
  clientExtensionResults: z.object({}).default({}),
};

/** As the browser's library sends it; unread fields are dropped. */
const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(8_000),
    userHandle: base64url(200).optional(),
  }),
});

const attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(20_000),
    transports: transports.optional(),
  }),
});

export const passkeyStepBody = z.object({ ticket, response: assertion });

export const confirmIdentityBody = z.object({
  password: z.string('Password is required').min(1, 'Password is required').max(1_000),
});

export const totpConfirmBody = z.object({ code: totpCode });

export const addPasskeyBody = z.object({
  name: nameLine(60, 'Please enter a name'),
  response: attestation,
});

export const passkeyParams = z.object({ id: z.uuid() });

const named = z.array(
  z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()).optional() }),
);
const verification = z.enum(['required', 'preferred', 'discouraged']);

export const requestOptionsView = z.object({
  challenge: z.string(),
  timeout: z.number(),
  rpId: z.string(),
  allowCredentials: named,
  userVerification: verification,
});

export const creationOptionsView = z.object({
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
  timeout: z.number(),
  excludeCredentials: named,
  authenticatorSelection: z.object({
    residentKey: verification,
    requireResidentKey: z.boolean(),
    userVerification: verification,
  }),
  attestation: z.enum(['none', 'direct', 'enterprise']),
});

export const ownSecondFactorView = z.object({
  mayAdd: z.boolean().meta({ description: 'Staff: may set it up' }),
  required: z.boolean().meta({ description: 'Required by the role: the last factor cannot be removed' }),
  identity: z.enum(['confirmed', 'password', 'sign-in-again']).meta({
    description:
      '`confirmed`: changes are accepted for some minutes; otherwise what is needed first. Without a password, sign in again.',
  }),
  totp: z.object({ createdAt: isoInstant, lastUsedAt: isoInstant.nullable() }).nullable(),
  passkeysAvailable: z
    .boolean()
    .meta({ description: 'Whether browsers create passkeys for this site’s address' }),
  passkeys: z.array(
    withId({
      name: z.string(),
      createdAt: isoInstant,
      lastUsedAt: isoInstant.nullable(),
    }),
  ),
  recoveryCodesLeft: z.number().int(),
});

export const totpSetupView = z.object({
  secret: z.string().meta({ description: 'Base32, for typing' }),
  uri: z.string().meta({ description: 'otpauth://, for a QR code' }),
});

export const recoveryCodesView = z.object({
  recoveryCodes: z
    .array(z.string())
    .nullable()
    .meta({ description: 'Shown once; null: there are some already' }),
});
