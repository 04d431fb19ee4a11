import { z } from 'zod';
import type { Principal } from '../../platform/security/principal.ts';

/** An account as its owner sees it (data-6). */
export const accountView = z.object({
  _id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.enum(['admin', 'member']).meta({ description: '`admin` also for the verified ADMIN_EMAIL' }),
  type: z.enum(['manual', 'google']),
});

/** @param account `isAdmin` as the guard decided it, not as the row says */
export function presentAccount({
  id,
  name,
  email,
  isAdmin,
  type,
}: Omit<Principal, 'token'>): z.infer<typeof accountView> {
  return { _id: id, name, email, role: isAdmin ? 'admin' : 'member', type };
}
