import { setBusiness } from '@ironbloom/brand';
import { useRevalidator } from 'react-router-dom';
import { addressOf } from '#shared/api/get.ts';
import { type PublishBody, usePublication } from '#shared/document/publication.ts';
import type { PublishedBusiness } from './business-form.ts';

export function useBusinessPublication() {
  const { revalidate } = useRevalidator();
  return usePublication<PublishedBusiness, PublishBody<'/api/admin/business'>>(
    addressOf('/api/admin/business'),
    ({ business }) => {
      setBusiness(business);
      // Re-renders header and footer.
      void revalidate();
    },
  );
}
