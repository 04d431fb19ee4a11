import type { z } from 'zod';
import type { IdentityState } from './identity-confirmation.api.ts';
import type { OwnSecondFactor } from './own-second-factor.service.ts';
import type { ownSecondFactorView } from './second-factor.dto.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export function presentSecondFactor(
  { totp, passkeys, ...rest }: OwnSecondFactor,
  identity: IdentityState,
): z.input<typeof ownSecondFactorView> {
  return {
    ...rest,
    identity,
    totp: totp ? { createdAt: totp.createdAt.toISOString(), lastUsedAt: iso(totp.lastUsedAt) } : null,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      _id: id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: iso(lastUsedAt),
    })),
  };
}
