import { promisesInWords, setPromises } from '@ironbloom/brand';
import { type AssignmentRule, type CoachingSettings, shippedCoaching } from '@ironbloom/brand/coaching';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { CurrentPublication } from '../../../platform/database/publications/current-publication.ts';
import type { Change } from '../../../platform/database/publications/publication-history.ts';
import { Publications } from '../../../platform/database/publications/publications.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { SubjectPublications } from '../../site/publications/subject-publications.ts';
import { programsError } from '../programs.errors.ts';

/** Its name in `publications`. */
export const COACHING = 'coaching';

/** What is promised to clients and how they come to coaches, as the owner has published it; a moment old at most. */
@Injectable()
export class CurrentCoaching implements OnModuleInit {
  private kept: CurrentPublication<CoachingSettings> | undefined;

  constructor(private readonly publications: Publications) {}

  async onModuleInit(): Promise<void> {
    this.kept = await this.publications.keepLatest(
      COACHING,
      shippedCoaching,
      ({ callHours, planHours, refundDays }) => setPromises({ callHours, planHours, refundDays }),
    );
  }

  get value(): CoachingSettings {
    if (!this.kept) throw new Error('The coaching settings are not loaded yet');
    return this.kept.current.value;
  }
}

const RULES: Readonly<Record<AssignmentRule, string>> = {
  'by-hand': 'By hand',
  fewest: 'To the coach with the fewest clients',
  language: 'By language, then to the coach with the fewest clients',
};

/** What one revision changed. */
function changesBetween(before: CoachingSettings, after: CoachingSettings): Change[] {
  const shown = (settings: CoachingSettings): readonly (readonly [string, string])[] => [
    ['Assignment', RULES[settings.assignment]],
    ['First call', `within ${promisesInWords(settings).call}`],
    ['Plan', `within ${promisesInWords(settings).plan}`],
    ['Answer to a request for a refund', `within ${promisesInWords(settings).refund}`],
    [
      'Answers',
      `within ${settings.answerHours} hours${settings.showAnswerHours ? ', shown to clients' : ''}`,
    ],
    ['Days off', `at most ${settings.maxPauseDays} a program`],
    ['Renewal', `${settings.renewalPercentOff} % less`],
  ];
  const others = shown(after);
  const changes = shown(before).flatMap(([what, was], index): Change[] => {
    const is = others[index]![1];
    return was === is ? [] : [{ what, before: was, after: is }];
  });
  const texts = ({ snippets }: CoachingSettings) =>
    new Map(snippets.map((one) => [one.id, `${one.shortcut}: ${one.text}`]));
  const [old, current] = [texts(before), texts(after)];
  for (const id of new Set([...old.keys(), ...current.keys()])) {
    const [was, is] = [old.get(id) ?? null, current.get(id) ?? null];
    if (was !== is) changes.push({ what: `Snippet ${id}`, before: was, after: is });
  }
  return changes;
}

/** Changes the coaching settings: as a whole, one revision at a time. */
@Injectable()
export class CoachingPublications extends SubjectPublications<CoachingSettings> {
  constructor(db: UnitOfWork, publications: Publications, activities: ActivityLog) {
    super(db, publications, activities, {
      name: COACHING,
      changesBetween,
      feature: 'Settings',
      called: 'the coaching settings',
      stale: () => programsError('STALE_COACHING'),
      unknown: () => programsError('UNKNOWN_COACHING_REVISION'),
    });
  }
}
