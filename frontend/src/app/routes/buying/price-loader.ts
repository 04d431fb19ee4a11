import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadPriceBook } from '../../../features/plans/api.ts';
import type { PriceBook } from '../../../features/plans/plan.ts';
import { apiContext } from '../../../shared/api/client.ts';

/** Null when the prices could not be loaded: the page then says so and can try again. */
export async function loader({ context }: LoaderFunctionArgs): Promise<PriceBook | null> {
  return loadPriceBook(context.get(apiContext)).catch(() => null);
}
