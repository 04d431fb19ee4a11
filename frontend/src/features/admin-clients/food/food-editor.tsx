import type { FoodPlan } from '@ironbloom/brand/plan';
import type { ReactNode } from 'react';
import type { Bound } from '#shared/document/fields.tsx';
import { LoadError } from '#shared/ui/feedback/load-error.tsx';
import { Loaded } from '#shared/ui/feedback/loaded.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { Stack } from '#shared/ui/layout/flow.tsx';
import type { ClientDetail } from '../client.ts';
import { type ClientFood, useClientFood, useRecipes } from './api.ts';
import { FoodProvider, useLookup } from './food-context.ts';
import { FoodDays } from './food-days.tsx';
import { FoodStart } from './food-start.tsx';

interface FoodEditorProps {
  client: ClientDetail;
  /** Part of the document that is published: `bind(root, 'food')`. */
  food: Bound<FoodPlan | null>;
  /** As it was published last. */
  base: FoodPlan | null;
}

/** What a client eats on training and rest days. */
export function FoodEditor(props: FoodEditorProps): ReactNode {
  return (
    <Loaded answer={useClientFood(props.client._id)} loading={<FoodSkeleton />}>
      {(known) => <Editing {...props} known={known} />}
    </Loaded>
  );
}

const none: readonly never[] = [];

function Editing({ client, food, base, known }: FoodEditorProps & { known: ClientFood }): ReactNode {
  const recipes = useRecipes();
  const lookup = useLookup(known, recipes.data ?? none);
  const { value, path: root, errors, busy } = food;
  const at = (path: string): string => (path === '' ? root : `${root}.${path}`);
  return (
    <FoodProvider
      value={{
        ...lookup,
        client,
        known,
        busy,
        set: (path, part) => food.set(at(path), part),
        errorAt: (path) => errors[at(path)],
      }}
    >
      {recipes.error && (
        <LoadError
          message="The recipes did not load: foods can be added meanwhile."
          onRetry={() => void recipes.mutate()}
        />
      )}
      {value === null ? <FoodStart /> : <FoodDays plan={value} base={base} />}
    </FoodProvider>
  );
}

const FoodSkeleton = (): ReactNode => (
  <Stack gap="3">
    <Skeleton height="8rem" />
    <Skeleton height="9rem" />
    <Skeleton height="9rem" />
  </Stack>
);
