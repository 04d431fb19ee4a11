import type { ReactNode } from 'react';
import { dayAndMonth } from '#shared/india/dates.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { usePreferences } from '../api.ts';
import { usePrograms } from '../program.tsx';
import { editWords } from './refused-words.ts';
import { useTraining } from './use-training.tsx';

/** What the server did not take of a session, and why, until she has read it. */
export function RefusedEdits(): ReactNode {
  const { refused, putAway } = useTraining();
  const { program } = usePrograms();
  const unit = usePreferences(refused.length > 0 ? program._id : null).data?.weightUnit ?? 'kg';
  return [
    ...Map.groupBy(refused, ({ reason, edit }) => `${edit.session.on} ${edit.session.name} ${reason}`),
  ].map(([key, group]) => {
    const [{ reason, edit }] = group as [(typeof group)[number]];
    return (
      <Notice
        key={key}
        tone="red"
        role="alert"
        action={
          <Button size="sm" onClick={() => putAway(group.map(({ id }) => id))}>
            Put away
          </Button>
        }
      >
        {edit.session.name}, {dayAndMonth(edit.session.on)}: this could not be saved. {reason}
        <ul>
          {group.map(({ id, edit: one }) => (
            <li key={id} className="num">
              {editWords(one, unit)}
            </li>
          ))}
        </ul>
      </Notice>
    );
  });
}
