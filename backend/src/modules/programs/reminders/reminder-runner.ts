import { Injectable, Logger } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/unit-of-work.ts';
import { BackgroundTask } from '../../../platform/lifecycle/repeating-task.ts';
import { CheckInDays } from '../check-ins/check-in-days.ts';
import { TermDays } from '../term/term-days.ts';
import type { ReminderKind } from './program-reminder.entity.ts';
import { type DueReminder, Reminders } from './reminders.repository.ts';

const LOOK_EVERY_MS = 5_000;
const BATCH = 100;

/** Worker process: does for programs what is due, each once. Several workers share the work. */
@Injectable()
export class ReminderRunner extends BackgroundTask {
  private readonly logger = new Logger('Reminders');
  private readonly handlers: Readonly<
    Record<ReminderKind, (tx: Transaction, programId: string, about: string) => Promise<void>>
  >;

  constructor(
    private readonly reminders: Reminders,
    checkIns: CheckInDays,
    term: TermDays,
  ) {
    super('reminders', LOOK_EVERY_MS);
    this.handlers = {
      plan: (tx, id) => reminders.plan(tx, id),
      'check-in-opens': (tx, id, day) => checkIns.open(tx, id, day),
      'check-in-due': (tx, id, day) => checkIns.remind(tx, id, day, 'check-in-due'),
      'check-in-last-day': (tx, id, day) => checkIns.remind(tx, id, day, 'check-in-last-day'),
      'check-in-missed': (tx, id, day) => checkIns.miss(tx, id, day),
      'pause-ends': (tx, id, pauseId) => term.remindOfPauseEnd(tx, id, pauseId),
      renewal: (tx, id, endsOn) => term.offerRenewal(tx, id, endsOn),
      ended: (tx, id) => term.sayGoodbye(tx, id),
    };
  }

  protected async turn(): Promise<boolean> {
    const due = await this.reminders.due(BATCH);
    let done = 0;
    for (const reminder of due) {
      if (this.stopping) return false;
      if (await this.do(reminder)) done += 1;
    }
    // What another worker is at, or failed, is looked for again later.
    return due.length === BATCH && done > 0;
  }

  private async do(reminder: DueReminder): Promise<boolean> {
    try {
      return await this.reminders.doOnce(reminder, (tx) =>
        this.handlers[reminder.kind](tx, reminder.programId, reminder.about),
      );
    } catch (error) {
      this.logger.error(
        { err: error, programId: reminder.programId, kind: reminder.kind },
        'A reminder failed',
      );
      await this.reminders.putOff(reminder);
      return false;
    }
  }
}
