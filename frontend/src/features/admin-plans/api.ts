import { addressOf, useGet } from '#shared/api/get.ts';
import { type PublishBody, usePublication } from '#shared/document/publication.ts';
import type { PublishedBook } from './book.ts';

const address = addressOf('/api/payments/admin/plans');

/** The published book. */
export const useBook = () => useGet(address);
export const usePlansPublication = () =>
  usePublication<PublishedBook, PublishBody<'/api/payments/admin/plans'>>(address, undefined, [
    '/api/payments/admin/offers',
  ]);
