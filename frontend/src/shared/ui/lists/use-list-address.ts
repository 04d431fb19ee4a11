import { useNavigate } from 'react-router-dom';

/** typed: the address changes where it stands, or Back would lead through single letters. */
type How = 'typed' | 'chosen';

/**
 * A list whose search and filters stand in its address.
 * @param query what the address says now
 * @returns changes the address, and begins at the first page again; what changes nothing is no visit
 */
export function useListAddress<Query extends { page: number }>(
  query: Query,
  pathFor: (query: Query) => string,
): (change: Partial<Query>, how?: How) => void {
  const navigate = useNavigate();
  return (change, how = 'chosen') => {
    const first = { ...query, page: 1 };
    const path = pathFor({ ...first, ...change });
    // At once, or what was chosen would show what it was before for a moment.
    if (path !== pathFor(first)) void navigate(path, { replace: how === 'typed', flushSync: true });
  };
}
