import type { SWRResponse } from 'swr';

/** A page of rows as SWR knows it, in the shape that AdminList shows. */
export function listed<Answer extends { total: number; more?: true }, Row>(
  { data, error, isLoading, mutate }: SWRResponse<Answer, Error>,
  rowsOf: (answer: Answer) => readonly Row[],
) {
  return {
    rows: data && rowsOf(data),
    total: data?.total ?? 0,
    more: data?.more === true,
    problem: error?.message,
    waiting: isLoading,
    retry: () => void mutate(),
  };
}
