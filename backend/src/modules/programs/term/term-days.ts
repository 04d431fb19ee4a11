import { formatRupees, shownDay } from '@ironbloom/brand/india';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/unit-of-work.ts';
import { readCatalogue } from '../../catalogue/catalogue.service.ts';
import { Mail } from '../../mails/mails.service.ts';
import { listedCharge } from '../../payments/checkout/order-placement.ts';
import { offeringLabel } from '../../payments/payment.domain.ts';
import { PaymentEntity } from '../../payments/payment.entity.ts';
import { CheckInEntity } from '../check-ins/check-in.entity.ts';
import { lastAsked } from '../check-ins/progress.service.ts';
import { CurrentCoaching } from '../coaching/coaching-settings.service.ts';
import { addDays, lengthOf, today, weekOf } from '../program.domain.ts';
import { ProgramEntity } from '../program.entity.ts';
import { ProgramsRepository } from '../programs.repository.ts';
import { PauseEntity } from './pause.entity.ts';
import { renewalOfferings } from './renewal.domain.ts';

/** What happens to the term of a program on its days. Each method runs in a transaction that has locked the program. */
@Injectable()
export class TermDays {
  constructor(
    private readonly programs: ProgramsRepository,
    private readonly coaching: CurrentCoaching,
    private readonly mail: Mail,
  ) {}

  async remindOfPauseEnd(tx: Transaction, programId: string, pauseId: string): Promise<void> {
    const [pause, client] = await Promise.all([
      tx.manager.findOneBy(PauseEntity, { id: pauseId, state: 'agreed' }),
      this.programs.find(programId, tx),
    ]);
    if (!pause || !client) return;
    await this.mail.enqueue(tx, {
      key: `pause-ends:${pauseId}:${pause.untilOn}`,
      template: 'pause-ends',
      to: { email: client.email, name: client.name },
      data: { goesOn: shownDay(addDays(pause.untilOn, 1)), path: '/my' },
    });
  }

  /** With the price of what she has now, or of the nearest length that is still sold. */
  async offerRenewal(tx: Transaction, programId: string, endsOn: string): Promise<void> {
    const [client, program] = await Promise.all([
      this.programs.find(programId, tx),
      tx.manager.findOneByOrFail(ProgramEntity, { id: programId }),
    ]);
    const payment = await tx.manager.findOneByOrFail(PaymentEntity, { id: program.paymentId });
    const offerings = renewalOfferings(await readCatalogue(tx), payment, today());
    const near = ({ duration }: { duration: number }) => Math.abs(duration - program.months);
    const [offering] = offerings.toSorted((one, other) => near(one) - near(other));
    if (!client || !offering) return;
    await this.mail.enqueue(tx, {
      key: `renewal:${programId}:${endsOn}`,
      template: 'renewal',
      to: { email: client.email, name: client.name },
      data: {
        lastDay: shownDay(addDays(endsOn, -1)),
        startsOn: shownDay(endsOn),
        item: offeringLabel(offering),
        amount: formatRupees(listedCharge(offering, this.coaching.value.renewalPercentOff).amount),
        path: `/my/me?program=${programId}#renewal`,
      },
    });
  }

  /** Nothing where the product never knew her training: a program that was over before it began here. */
  async sayGoodbye(tx: Transaction, programId: string): Promise<void> {
    const client = await this.programs.find(programId, tx);
    if (!client?.startsOn) return;
    const { weeks, checkIns, changes } = await summaryOf(tx, programId);
    await this.mail.enqueue(tx, {
      key: `program-ended:${programId}`,
      template: 'program-ended',
      to: { email: client.email, name: client.name },
      data: {
        weeks,
        checkIns,
        changes: changes.map(({ text, quantity, first, last }) => {
          const unit = quantity === 'weight' ? 'kg' : 'cm';
          return { text, first: `${first} ${unit}`, last: `${last} ${unit}` };
        }),
        path: `/my?program=${programId}#story`,
      },
    });
  }
}

/** A program in figures: only what its check-ins say. */
export async function summaryOf(sql: Sql, programId: string) {
  const [program, pauses, checkIns] = await Promise.all([
    sql.manager.findOneByOrFail(ProgramEntity, { id: programId }),
    sql.manager.findBy(PauseEntity, { programId, state: In(['agreed', 'ended']) }),
    sql.manager.find(CheckInEntity, {
      where: { programId, state: In(['sent', 'answered']) },
      order: { dueOn: 'ASC' },
    }),
  ]);
  const { startsOn, months, state, stateSince } = program;
  const lastDay = addDays(state === 'ended' ? today(stateSince) : today(), -1);
  const rested = pauses.reduce((days, { fromOn, untilOn }) => {
    const upTo = untilOn < lastDay ? untilOn : lastDay;
    return days + Math.max(0, lengthOf({ fromOn, untilOn: upTo }));
  }, 0);
  const weeks = startsOn === null ? undefined : weekOf({ startsOn, months }, rested, lastDay);
  return { weeks: weeks?.week ?? 0, checkIns: checkIns.length, changes: changesOf(checkIns) };
}

/** First and last value of each number that was answered twice. @param checkIns oldest first */
function changesOf(checkIns: readonly CheckInEntity[]) {
  return lastAsked(checkIns).flatMap((question) => {
    if (question.kind !== 'number') return [];
    const values = checkIns.flatMap(({ answers }) => {
      const value = answers[question.id];
      return typeof value === 'number' ? [value] : [];
    });
    const { id, text, quantity } = question;
    return values.length < 2 ? [] : [{ id, text, quantity, first: values[0]!, last: values.at(-1)! }];
  });
}
