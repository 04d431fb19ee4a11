import { business } from '@ironbloom/brand';
import type { StateCode } from '@ironbloom/brand/indian-states';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ENV } from '../../../config/config.module.ts';
import type { Env } from '../../../config/env.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { CatalogueService } from '../../catalogue/catalogue.service.ts';
import { listedCharge } from '../../payments/checkout/order-placement.ts';
import { OrdersService } from '../../payments/checkout/orders.service.ts';
import type { Gender } from '../../payments/checkout/purchase.domain.ts';
import { PaymentEntity } from '../../payments/payment.entity.ts';
import { CurrentCoaching } from '../coaching/coaching-settings.service.ts';
import { addMonths, today } from '../program.domain.ts';
import { type Half, ProgramEntity } from '../program.entity.ts';
import { programsError } from '../programs.errors.ts';
import { ProgramsRepository } from '../programs.repository.ts';
import { renewalOfferings, startAfter } from './renewal.domain.ts';
import type { renewBody } from './renewals.dto.ts';

const YEAR_MS = 365.25 * 86_400_000;

interface Former {
  program: ProgramEntity;
  payment: PaymentEntity;
}

/** Going on after the end: the same plan, or another length of it, in one press. */
@Injectable()
export class Renewals {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: UnitOfWork,
    private readonly programs: ProgramsRepository,
    private readonly catalogue: CatalogueService,
    private readonly coaching: CurrentCoaching,
    private readonly orders: OrdersService,
  ) {}

  /** What it costs, and when it would begin. @throws NOT_FOUND */
  async find(programId: string, { userId }: Actor) {
    const former = await this.own(programId, userId);
    const { renewalPercentOff: percentOff } = this.coaching.value;
    const startsOn = startAfter(former.program);
    const plans = (await this.isPossible(former.program)) ? this.offerings(former.payment) : [];
    return {
      startsOn,
      percentOff,
      duration: former.program.months,
      partner: otherOf(former)?.name ?? null,
      asksState: business().legal.gstin !== null && billingOf(former) === undefined,
      checkout: { scriptUrl: this.env.RAZORPAY_CHECKOUT_URL, sandbox: this.env.RAZORPAY_SANDBOX },
      plans: plans.map((offering) => {
        const { trainingType, kindName, people, duration, originalPrice } = offering;
        const { amount } = listedCharge(offering, percentOff);
        const endsOn = addMonths(startsOn, duration);
        return { trainingType, kindName, people, duration, amount, originalAmount: originalPrice, endsOn };
      }),
    };
  }

  /**
   * Begins the purchase with what is known of her. The server decides the price, as for every order.
   * @throws NOT_FOUND, NOT_RENEWABLE, and the refusals of orders
   */
  async order(
    programId: string,
    { intentKey, trainingType, duration, amount, billing }: z.infer<typeof renewBody>,
    { userId, email }: Actor,
  ) {
    const former = await this.own(programId, userId);
    const offering = this.offerings(former.payment).find(
      (one) => one.trainingType === trainingType && one.duration === duration,
    );
    if (!offering || !(await this.isPossible(former.program))) throw programsError('NOT_RENEWABLE');
    return this.orders.create({
      intentKey,
      priceList: former.payment.priceList,
      trainingType,
      duration,
      amount,
      user: { ...personOf(former), email },
      buddy: offering.people === 2 ? otherOf(former) : undefined,
      billing: billing ?? billingOf(former),
      knownEmail: email,
      renewal: { programId, percentOff: this.coaching.value.renewalPercentOff },
    });
  }

  private offerings({ priceList, trainingType }: PaymentEntity) {
    return renewalOfferings(this.catalogue.current.value, { priceList, trainingType }, today());
  }

  /** While it runs, and after its end; once. */
  private async isPossible({ id, state, startsOn }: ProgramEntity): Promise<boolean> {
    if (startsOn === null || !['active', 'paused', 'ended'].includes(state)) return false;
    return !(await this.programs.isRenewed(this.db, id));
  }

  private async own(programId: string, userId: string): Promise<Former> {
    await this.programs.requireMember(programId, userId);
    const program = await this.db.manager.findOneByOrFail(ProgramEntity, { id: programId });
    const payment = await this.db.manager.findOneByOrFail(PaymentEntity, { id: program.paymentId });
    return { program, payment };
  }
}

const otherHalf = { buyer: 'buddy', buddy: 'buyer' } as const;
const personOf = ({ program, payment }: Former) => halfOf(payment, program.half)!;
const otherOf = ({ program, payment }: Former) => halfOf(payment, otherHalf[program.half]);

/** As of the former invoice, where that was hers. */
function billingOf({ program, payment: { billingState, buyerGstin } }: Former) {
  if (program.half !== 'buyer' || billingState === null) return undefined;
  return { state: billingState as StateCode, gstin: buyerGstin ?? undefined };
}

/** As stated with the former order, older by the years since. */
function halfOf(payment: PaymentEntity, half: Half) {
  const { name, email, phone, age, gender, buddy, createdAt } = payment;
  const person = half === 'buyer' ? { name, email, phone, age, gender: gender as Gender } : buddy;
  const years = Math.floor((Date.now() - createdAt.getTime()) / YEAR_MS);
  return person ? { ...person, phone: person.phone ?? undefined, age: person.age + years } : undefined;
}
