import { intake } from '@ironbloom/brand/coaching';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { myPaths } from '#shared/config/my-paths.ts';
import { Icon } from '#shared/ui/media/icon.tsx';
import { useIntake } from '../api.ts';
import { useMyPath, usePrograms } from '../program.tsx';
import room from '../room.module.css';

const asked = ['diet', 'dietNotes', 'allergies', 'allergyNotes', 'dislikes'] as const;
const labels: Readonly<Record<(typeof asked)[number], string>> = {
  diet: 'You eat',
  dietNotes: 'Own rules',
  allergies: 'Allergy',
  allergyNotes: 'About it',
  dislikes: 'Not liked',
};

const questions = intake.steps.flatMap((step) => step.questions);

function inWords(id: string, answer: unknown): string {
  const question = questions.find((one) => one.id === id);
  if (!question || !('options' in question)) return String(answer);
  return [answer]
    .flat()
    .map((value) => question.options.find((option) => option.value === value)?.label ?? String(value))
    .join(', ');
}

/** What the plan keeps to, as she answered it. */
export function LeftOut(): ReactNode {
  const { program } = usePrograms();
  const myPath = useMyPath();
  const answers = useIntake(program._id).data?.answers;
  const given = asked.flatMap((id) => {
    const answer = answers?.[id];
    const words = answer === undefined ? '' : inWords(id, answer);
    return words === '' ? [] : [{ id, words }];
  });
  if (given.length === 0) return null;
  return (
    <section className={room.part} aria-labelledby="left-out">
      <h2 className="d4" id="left-out">
        What it keeps to
      </h2>
      <dl className={room.facts}>
        {given.map(({ id, words }) => (
          <div key={id}>
            <dt>{labels[id]}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <Link className="link--go" to={myPath(myPaths.intake)}>
        Your answers <Icon name="arrow" />
      </Link>
    </section>
  );
}
