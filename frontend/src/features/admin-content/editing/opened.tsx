import { useState, type ReactNode } from 'react';
import { ApiError, messageOf } from '#shared/api/errors.ts';
import { newUuid } from '#shared/lib/uuid.ts';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { BackLink } from '#shared/ui/actions/back-link.tsx';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import { EmptyState } from '#shared/ui/lists/empty-state.tsx';
import { LoadError } from '#shared/ui/feedback/load-error.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { useSavedContent } from '../api.ts';
import type { KindName, Views } from '../content.ts';
import type { ContentKind } from './kind.ts';

interface OpenedProps<Name extends KindName> {
  kind: Pick<ContentKind<Name>, 'name' | 'listPath' | 'words'>;
  id: string;
  children: (view: Views[Name]) => ReactNode;
}

/** Opens what is to be edited, as it is saved now. */
export function Opened<Name extends KindName>(props: OpenedProps<Name>): ReactNode {
  const { kind, id, children } = props;
  const [visit] = useState(() => newUuid());
  const { data, error, mutate } = useSavedContent(kind.name, id, visit);
  if (data) return children(data);
  const failure: unknown = error;
  const missing = failure instanceof ApiError && (failure.status === 404 || failure.status === 400);
  return (
    <AdminPage title={kind.words.edit} back={<BackLink to={kind.listPath}>{kind.words.all}</BackLink>}>
      {missing && (
        <EmptyState
          title="Not found"
          text="It was deleted, or the address is wrong."
          action={<ButtonLink to={kind.listPath}>{kind.words.all}</ButtonLink>}
        />
      )}
      {failure !== undefined && !missing && (
        <LoadError message={messageOf(failure)} onRetry={() => void mutate()} />
      )}
      {failure === undefined && (
        <div role="status" style={{ display: 'grid', gap: '1.5rem' }}>
          <span className="sr">Loading...</span>
          <Skeleton height="3.5rem" />
          <Skeleton height="3.5rem" />
          <Skeleton height="22rem" />
        </div>
      )}
    </AdminPage>
  );
}
