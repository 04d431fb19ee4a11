import { api, unwrap } from '../../shared/api/client.ts';
import type { paths } from '../../shared/api/schema.ts';

type List = paths['/api/users/me/purchases']['get']['responses'][200]['content']['application/json'];

/** Somebody's own, or their half of a buddy's; amounts in paise. */
export type Purchase = List['items'][number];
export type PaidPurchase = Extract<Purchase, { half: 'buyer' }>;

/** Newest first. Rejects with an ApiError. */
export async function ownPurchases(): Promise<readonly Purchase[]> {
  return (await unwrap(api.GET('/api/users/me/purchases'))).items;
}
