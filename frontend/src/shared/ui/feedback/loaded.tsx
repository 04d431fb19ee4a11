import type { ReactNode } from 'react';
import { ApiError } from '../../api/errors.ts';
import { LoadError } from './load-error.tsx';

interface LoadedProps<Data> {
  /** The answer of `useGet`. */
  answer: { data?: Data | undefined; error?: Error | undefined; mutate: () => unknown };
  /** Shown until the data has loaded; a string is announced as it is. */
  loading: ReactNode;
  /** Shown when the server does not find the thing. */
  missing?: ReactNode;
  children: (data: Data) => ReactNode;
}

export function Loaded<Data>({ answer, loading, missing, children }: LoadedProps<Data>): ReactNode {
  const { data, error, mutate } = answer;
  // A malformed id is answered with 400, not 404.
  const isMissing = missing && !data && error instanceof ApiError && [400, 404].includes(error.status);
  return (
    <>
      {isMissing && missing}
      {error && !isMissing && <LoadError message={error.message} onRetry={() => void mutate()} />}
      {!data && !error && (
        <div role="status">
          {typeof loading === 'string' ? (
            <p className="muted">{loading}</p>
          ) : (
            <>
              <span className="sr">Loading...</span>
              {loading}
            </>
          )}
        </div>
      )}
      {data && children(data)}
    </>
  );
}
