import type { ReactNode } from 'react';
import { ApiError } from '../../api/errors.ts';
import { LoadError } from './load-error.tsx';

interface LoadedProps<Data> {
  /** As `useGet` has it. */
  answer: { data?: Data | undefined; error?: Error | undefined; mutate: () => unknown };
  /** Stands in until the data has come; a text is told as it is. */
  loading: ReactNode;
  /** Shown where there is no such thing. */
  missing?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What the server answered: loading, failed, missing or there. */
export function Loaded<Data>({ answer, loading, missing, children }: LoadedProps<Data>): ReactNode {
  const { data, error, mutate } = answer;
  // An address that is cut short is no id at all, which the server refuses in other words than a missing one.
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
