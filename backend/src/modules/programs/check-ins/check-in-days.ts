import { type CheckInForm, questionsOfWeek, shippedCheckIn } from '@ironbloom/brand/check-in';
import { shownDay } from '@ironbloom/brand/india';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { CurrentPublication } from '../../../platform/database/publications/current-publication.ts';
import { Publications } from '../../../platform/database/publications/publications.ts';
import type { Transaction } from '../../../platform/database/unit-of-work.ts';
import { Mail } from '../../mails/mails.service.ts';
import { FoodTargets } from '../intake/food-targets.ts';
import { today, weekOf } from '../program.domain.ts';
import { ProgramsRepository } from '../programs.repository.ts';
import { planAnew } from '../reminders/reminders.repository.ts';
import { lastDayOf } from '../reminders/schedule.ts';
import { CheckInEntity } from './check-in.entity.ts';

/** Its name in `publications`. */
export const CHECK_IN = 'check-in';

/** What clients are asked each week, as the owner has published it; a moment old at most. */
@Injectable()
export class CurrentCheckInForm implements OnModuleInit {
  private kept: CurrentPublication<CheckInForm> | undefined;

  constructor(private readonly publications: Publications) {}

  async onModuleInit(): Promise<void> {
    this.kept = await this.publications.keepLatest(CHECK_IN, shippedCheckIn);
  }

  get value(): CheckInForm {
    if (!this.kept) throw new Error('The questions of check-ins are not loaded yet');
    return this.kept.current.value;
  }
}

/** What happens to check-ins on their days, without anybody doing it. Each method runs in a transaction that has locked the program. */
@Injectable()
export class CheckInDays {
  constructor(
    private readonly form: CurrentCheckInForm,
    private readonly programs: ProgramsRepository,
    private readonly foodTargets: FoodTargets,
    private readonly mail: Mail,
  ) {}

  /** @param day in India */
  async open(tx: Transaction, programId: string, day: string): Promise<void> {
    const program = await this.programs.find(programId, tx);
    if (!program || program.state !== 'active' || program.startsOn === null) return;
    const { startsOn, months, restedDays } = program;
    const week = weekOf({ startsOn, months }, restedDays, day)?.week;
    if (week === undefined) return;
    const withFood = await this.foodTargets.mayHave(tx, programId);
    const questions = questionsOfWeek(this.form.value, week).filter(
      ({ hideWithoutFoodTargets }) => withFood || !hideWithoutFoodTargets,
    );
    await tx.manager.insert(CheckInEntity, { id: uuidv7(), programId, dueOn: day, week, questions });
    await planAnew(tx, programId);
  }

  /** Nothing where it was sent already. */
  async remind(
    tx: Transaction,
    programId: string,
    dueOn: string,
    template: 'check-in-due' | 'check-in-last-day',
  ): Promise<void> {
    const [checkIn, client] = await Promise.all([
      tx.manager.findOneBy(CheckInEntity, { programId, dueOn, state: 'open' }),
      this.programs.find(programId, tx),
    ]);
    if (!checkIn || !client) return;
    const lastDay = lastDayOf(dueOn);
    // The worker was away: what the mail says is not true any more.
    if (today() > lastDay || (template === 'check-in-last-day' && today() !== lastDay)) return;
    await this.mail.enqueue(tx, {
      key: `${template}:${checkIn.id}`,
      template,
      to: { email: client.email, name: client.name },
      data: {
        week: checkIn.week,
        coach: client.coachName,
        lastDay: shownDay(lastDay),
        path: `/my/check-in/${dueOn}`,
      },
    });
  }

  async miss(tx: Transaction, programId: string, dueOn: string): Promise<void> {
    await tx.manager.update(CheckInEntity, { programId, dueOn, state: 'open' }, { state: 'missed' });
  }
}
