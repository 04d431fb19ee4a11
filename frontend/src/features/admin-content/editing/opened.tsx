import { useState, type ReactNode } from 'react';
import { newUuid } from '#shared/lib/uuid.ts';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { BackLink } from '#shared/ui/actions/back-link.tsx';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import { EmptyState } from '#shared/ui/lists/empty-state.tsx';
import { Loaded } from '#shared/ui/feedback/loaded.tsx';
import { Stack } from '#shared/ui/layout/flow.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { useSavedContent } from '../api.ts';
import type { KindName, Views } from '../content.ts';
import type { ContentKind } from './kind.ts';

interface OpenedProps<Name extends KindName> {
  kind: Pick<ContentKind<Name>, 'name' | 'listPath' | 'words'>;
  id: string;
  children: (view: Views[Name]) => ReactNode;
}

/** Loads the content to edit. */
export function Opened<Name extends KindName>(props: OpenedProps<Name>): ReactNode {
  const { kind, id, children } = props;
  const [visit] = useState(() => newUuid());
  const answer = useSavedContent(kind.name, id, visit);
  if (answer.data) return children(answer.data);
  return (
    <AdminPage title={kind.words.edit} back={<BackLink to={kind.listPath}>{kind.words.all}</BackLink>}>
      <Loaded
        answer={answer}
        missing={
          <EmptyState
            title="Not found"
            text="It was deleted, or the address is wrong."
            action={<ButtonLink to={kind.listPath}>{kind.words.all}</ButtonLink>}
          />
        }
        loading={
          <Stack gap="5">
            <Skeleton height="3.5rem" />
            <Skeleton height="3.5rem" />
            <Skeleton height="22rem" />
          </Stack>
        }
      >
        {children}
      </Loaded>
    </AdminPage>
  );
}
