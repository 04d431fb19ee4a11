import { useEffect } from 'react';
import { keptPrivateFile, privateIdsIn } from '#shared/private-files/private-files.ts';
import { type Plan, usePlans } from '../api.ts';

/** Asks for what the screen of the plan shows before it is opened: without a line, its versions and pictures are there. */
export function useKeptAhead(programId: string, plan: Plan | undefined): void {
  usePlans(plan ? programId : null);
  const html = plan?.html ?? '';
  useEffect(() => {
    for (const id of privateIdsIn(html)) keptPrivateFile(id).catch(() => undefined);
  }, [html]);
}
