import type { ReactNode } from 'react';
import { Badge } from '#shared/ui/text/badge.tsx';
import { standingOf, type ListedPerson } from '../person.ts';

export function StandingBadge({
  person,
}: {
  person: Pick<ListedPerson, 'standing' | 'staffRole'>;
}): ReactNode {
  const { tone, words } = standingOf(person);
  return <Badge tone={tone}>{words}</Badge>;
}
