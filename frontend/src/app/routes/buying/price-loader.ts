import type { LoaderFunctionArgs } from 'react-router-dom';
import barbellPlates from '../../../../media/equipment/barbell-plates.webp?w=640;1200&as=picture';
import { loadPriceBook } from '#features/plans/api.ts';
import type { PriceBook } from '#features/plans/plan.ts';
import { apiContext } from '#shared/api/client.ts';
import { loadCoachFaces } from '#shared/page-content/load-coach-faces.ts';
import type { CoachFaceList } from '#shared/ui/media/coach-faces.tsx';
import type { PictureFiles } from '#shared/ui/media/site-picture.tsx';

export interface CheckoutData {
  /** Null when the load failed; the page then shows an error with a retry. */
  book: PriceBook | null;
  coaches: CoachFaceList | null;
  art: PictureFiles;
}

export async function loader({ context }: LoaderFunctionArgs): Promise<CheckoutData> {
  const api = context.get(apiContext);
  const [book, coaches] = await Promise.all([loadPriceBook(api).catch(() => null), loadCoachFaces(api)]);
  return { book, coaches, art: barbellPlates };
}
