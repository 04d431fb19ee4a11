import type { CheckInForm, CheckInQuestion } from '@ironbloom/brand/check-in';
import { Injectable } from '@nestjs/common';
import type { Change } from '../../../platform/database/publications/publication-history.ts';
import { Publications } from '../../../platform/database/publications/publications.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { SubjectPublications } from '../../site/publications/subject-publications.ts';
import { programsError } from '../programs.errors.ts';
import { CHECK_IN } from './check-in-days.ts';

function kindInWords(question: CheckInQuestion): string {
  switch (question.kind) {
    case 'number': {
      const { quantity, min, max, step, better } = question;
      return `${quantity}, ${min} to ${max} in steps of ${step}, better: ${better}`;
    }
    case 'choice':
      return `${question.scale.map(({ value, label }) => `${value} ${label}`).join(', ')}, better: ${question.better}`;
    case 'text':
      return `words, at most ${question.maxLength} characters`;
    case 'photos':
      return `photographs: ${question.views.join(', ')}`;
  }
}

/** Everything of a question in one line, so that any change of it shows. */
function inWords(question: CheckInQuestion): string {
  const { text, help, required, everyWeeks, hideWithoutFoodTargets } = question;
  return [
    `“${text}”${help === '' ? '' : ` (${help})`}`,
    kindInWords(question),
    required ? 'required' : 'optional',
    everyWeeks === 1 ? 'every week' : `every ${everyWeeks} weeks`,
    hideWithoutFoodTargets ? 'not without food targets' : '',
  ]
    .filter(Boolean)
    .join('; ');
}

/** What one revision changed. */
function changesBetween(before: CheckInForm, after: CheckInForm): Change[] {
  const said = ({ questions }: CheckInForm) =>
    new Map(questions.map((question) => [question.id, inWords(question)]));
  const order = ({ questions }: CheckInForm) => questions.map(({ text }) => `“${text}”`).join(', ');
  const [old, now] = [said(before), said(after)];
  const changed = [...new Set([...old.keys(), ...now.keys()])].flatMap((id): Change[] => {
    const [was, is] = [old.get(id) ?? null, now.get(id) ?? null];
    return was === is ? [] : [{ what: 'Question', before: was, after: is }];
  });
  const [wasOrder, isOrder] = [order(before), order(after)];
  return [
    ...(before.intro === after.intro ? [] : [{ what: 'Opening', before: before.intro, after: after.intro }]),
    ...changed,
    ...(wasOrder === isOrder ? [] : [{ what: 'Order', before: wasOrder, after: isOrder }]),
  ];
}

/** Changes the questions of check-ins: as a whole, one revision at a time. Those that are open keep theirs. */
@Injectable()
export class CheckInPublications extends SubjectPublications<CheckInForm> {
  constructor(db: UnitOfWork, publications: Publications, activities: ActivityLog) {
    super(db, publications, activities, {
      name: CHECK_IN,
      changesBetween,
      feature: 'Settings',
      called: 'the questions of check-ins',
      stale: () => programsError('STALE_CHECK_IN_FORM'),
      unknown: () => programsError('UNKNOWN_CHECK_IN_FORM'),
    });
  }
}
