import { business } from '@ironbloom/brand';
import type { Env } from '../../../config/env.ts';

/** Where the owner reads: ADMIN_EMAIL, else support. */
export const ownerAddress = ({ ADMIN_EMAIL }: Env): string => ADMIN_EMAIL ?? business().supportEmail;
