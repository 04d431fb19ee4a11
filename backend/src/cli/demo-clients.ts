import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { questionsOfWeek, shippedCheckIn } from '@ironbloom/brand/check-in';
import type { Answer } from '@ironbloom/brand/coaching';
import { shippedFoods } from '@ironbloom/brand/foods';
import type {
  Figures,
  FoodItem,
  FoodPlan,
  KnownMaximum,
  Meal,
  PlanRow,
  TrainingPlan,
} from '@ironbloom/brand/plan';
import { weekdayOf } from '@ironbloom/brand/plan-days';
import { shippedTemplates } from '@ironbloom/brand/templates';
import type { Transaction, UnitOfWork } from '../platform/database/unit-of-work.ts';
import type { HealthData } from '../platform/security/health-data.ts';
import { PaymentEntity } from '../modules/payments/payment.entity.ts';
import { UserEntity } from '../modules/users/accounts/user.entity.ts';
import { CheckInEntity } from '../modules/programs/check-ins/check-in.entity.ts';
import { CoachEntity } from '../modules/programs/coaching/coach.entity.ts';
import { ClientNoteEntity } from '../modules/programs/follow-up/client-note.entity.ts';
import type { HealthAnswers } from '../modules/programs/intake/intake.domain.ts';
import { IntakeEntity } from '../modules/programs/intake/intake.entity.ts';
import { ProgramMessageEntity } from '../modules/programs/messages/program-message.entity.ts';
import { ProgramPlanEntity } from '../modules/programs/plans/program-plan.entity.ts';
import {
  addDays,
  addMonths,
  OPEN_STATES,
  type ProgramState,
  today,
} from '../modules/programs/program.domain.ts';
import {
  ProgramEntity,
  ProgramEventEntity,
  type ProgramEventKind,
} from '../modules/programs/program.entity.ts';
import { planAnew } from '../modules/programs/reminders/reminders.repository.ts';
import { PauseEntity } from '../modules/programs/term/pause.entity.ts';
import { type DemoSession, storeSession } from './demo-sessions.ts';

/** A moment of the demo: days from the demo's day, and a time in India (`08:14`). */
interface At {
  dayOffset: number;
  time: string;
}

/** An invented client. */
interface DemoClient {
  key: string;
  name: string;
  email: string;
  phone: string;
  gender: string;
  age: number;
  program: {
    state: ProgramState;
    plan: 'individual' | 'buddy';
    months: number;
    /** Rupees. */
    pricePaid: number;
    /** Of a buddy: the key of who paid. */
    buddyOf?: string;
    boughtDayOffset: number;
    boughtTime: string;
    startDayOffset?: number;
    endDayOffset?: number;
    /** The first and the last day off. */
    pausedFromDayOffset?: number;
    pausedUntilDayOffset?: number;
    pauseReason?: string;
    pausedDays: number;
    marks: (At & { mark: 'called' | 'assessed' })[];
    coached: boolean;
  };
  answers: Record<string, Answer>;
  health?: HealthAnswers;
  consent?: At;
  answered?: At;
  plans: DemoPlan[];
  /** Of her plans: targets, and what she eats on each day, from the list of foods. */
  food?: {
    training: Figures;
    rest: Figures;
    note: string;
    meals?: { training: DemoMeal[]; rest: DemoMeal[] };
  };
  messages: (At & { from: 'client' | 'coach'; text: string; read: boolean })[];
  /** Oldest first; without photographs. */
  checkIns: (At & { week: number; answers: Record<string, Answer>; answer: At & { text: string } })[];
  /** Of the last three weeks, oldest first. */
  sessions: DemoSession[];
  notes: { dayOffset: number; text: string; pinned?: boolean }[];
}

interface DemoMeal {
  name: string;
  at: string;
  /** `unit`: "g", or a measure of the food. */
  foods: { food: string; amount: number; unit: string }[];
}

interface DemoPlan {
  dayOffset: number;
  note: string;
  html: string;
  /** The shipped template that the training comes from. */
  template: string;
  maxima?: KnownMaximum[];
  /** Rows that the coach changed, from a week on. */
  changes?: { row: string; fromWeek: number; to: number; note: string }[];
}

export interface DemoClients {
  /** `profile`: the coach of “Who we are” that the account is tied to. */
  coach: { name: string; email: string; profile: string };
  clients: DemoClient[];
}

/** When in the day plans were published and notes written. */
const NOON = '12:00';
const PAISE = 100;

/** The demo's day, from which it counts: today, or yesterday while some of what the demo tells of today is still to come. */
class DemoDay {
  private readonly day: string;

  constructor(clients: readonly DemoClient[]) {
    const latest = clients.flatMap(timesToday).toSorted().at(-1) ?? '00:00';
    this.day = new Date(`${today()}T${latest}:00+05:30`) <= new Date() ? today() : addDays(today(), -1);
  }

  plus(days: number): string {
    return addDays(this.day, days);
  }

  at({ dayOffset, time }: At): Date {
    return new Date(`${this.plus(dayOffset)}T${time}:00+05:30`);
  }

  /** Or now, where that is still to come. */
  noon(dayOffset: number): Date {
    return new Date(Math.min(this.at({ dayOffset, time: NOON }).getTime(), Date.now()));
  }
}

/** When in the demo's day something of a client's happened. */
function timesToday({ program, consent, answered, messages }: DemoClient): string[] {
  const bought = { dayOffset: program.boughtDayOffset, time: program.boughtTime };
  return [bought, consent, answered, ...program.marks, ...messages]
    .filter((at) => at !== undefined && at.dayOffset === 0)
    .map((at) => at!.time);
}

/** Stores an invented coach with her clients. @returns how many clients; 0 where there are programs already */
export function seedClients(
  db: UnitOfWork,
  healthData: HealthData,
  { coach, clients }: DemoClients,
  passwordHash: string,
): Promise<number> {
  return db.run(async (tx) => {
    if (await tx.manager.exists(ProgramEntity)) return 0;
    const day = new DemoDay(clients);
    const coachId = await addAccount(tx, coach, 'coach', passwordHash);
    await tx.manager.insert(CoachEntity, { userId: coachId, profileId: coach.profile });
    for (const client of clients) await addAccount(tx, client, 'member', passwordHash);
    const payments = new Map<string, string>();
    for (const client of clients.filter(({ program }) => program.buddyOf === undefined)) {
      const buddy = clients.find(({ program }) => program.buddyOf === client.key);
      payments.set(client.key, await addPayment(tx, day, client, buddy));
    }
    for (const client of clients) {
      const paymentId = payments.get(client.program.buddyOf ?? client.key);
      if (paymentId === undefined) throw new Error(`Nobody paid for ${client.key}`);
      await new ProgramSeed(tx, day, healthData, { ...coach, id: coachId }, client).store(paymentId);
    }
    return clients.length;
  });
}

async function addAccount(
  tx: Transaction,
  { email, name }: { email: string; name: string },
  role: UserEntity['role'],
  passwordHash: string,
): Promise<string> {
  const id = uuidv7();
  await tx.manager.insert(UserEntity, { id, email, name, role, passwordHash, emailVerifiedAt: new Date() });
  return id;
}

/** Completed, of a test key: it is no revenue. Triggers give it its owners. */
async function addPayment(
  tx: Transaction,
  day: DemoDay,
  client: DemoClient,
  buddy?: DemoClient,
): Promise<string> {
  const { program, name, email, phone, age, gender } = client;
  const at = day.at({ dayOffset: program.boughtDayOffset, time: program.boughtTime });
  const id = uuidv7();
  const [receipt] = await tx.rows<{ number: string }>(
    `SELECT lpad(nextval('receipt_numbers')::text, 6, '0') AS number`,
  );
  await tx.manager.insert(PaymentEntity, {
    id,
    intentKey: randomUUID(),
    intentHash: 'demo',
    status: 'completed',
    priceList: 'training-programs',
    trainingType: program.plan,
    kindName: program.plan === 'buddy' ? 'Buddy' : 'Individual',
    duration: program.months,
    amountPaise: program.pricePaid * PAISE,
    name,
    email,
    phone,
    age,
    gender,
    buddy: buddy
      ? {
          name: buddy.name,
          email: buddy.email,
          phone: buddy.phone,
          age: buddy.age,
          gender: buddy.gender as never,
        }
      : null,
    statusToken: randomUUID(),
    receiptNumber: `DEMO-${receipt?.number ?? ''}`,
    razorpayOrderId: `order_demo_${client.key}`,
    razorpayPaymentId: `pay_demo_${client.key}`,
    test: true,
    createdAt: at,
    completedAt: at,
  });
  return id;
}

/** One program with all that was said and written in it. */
class ProgramSeed {
  private readonly id = uuidv7();

  constructor(
    private readonly tx: Transaction,
    private readonly day: DemoDay,
    private readonly healthData: HealthData,
    private readonly coach: { id: string; name: string; email: string },
    private readonly client: DemoClient,
  ) {}

  async store(paymentId: string): Promise<void> {
    const { program } = this.client;
    const half = program.buddyOf === undefined ? ('buyer' as const) : ('buddy' as const);
    const { manager } = this.tx;
    const mark = (name: 'called' | 'assessed') => {
      const found = program.marks.find(({ mark: marked }) => marked === name);
      return { at: found ? this.day.at(found) : null, by: found ? this.coach.email : null };
    };
    await manager.insert(ProgramEntity, {
      id: this.id,
      paymentId,
      half,
      state: program.state,
      stateSince: this.stateSince(),
      coachId: program.coached ? this.coach.id : null,
      startsOn: this.startsOn(),
      months: program.months,
      pausedDays: program.pausedDays,
      checkInWeekday: this.checkInWeekday(),
      boughtAt: this.boughtAt(),
      calledAt: mark('called').at,
      calledBy: mark('called').by,
      assessedAt: mark('assessed').at,
      assessedBy: mark('assessed').by,
      lastMessageAt:
        this.client.messages.map((at) => this.day.at(at)).toSorted((a, b) => b.getTime() - a.getTime())[0] ??
        null,
      test: true,
    });
    await this.intake();
    await this.timeline();
    await this.plans();
    await this.sessions();
    await this.messages();
    await this.checkIns();
    await this.pause();
    if (OPEN_STATES.includes(program.state)) await planAnew(this.tx, this.id);
    for (const { dayOffset, text, pinned = false } of this.client.notes) {
      await manager.insert(ClientNoteEntity, {
        id: uuidv7(),
        paymentId,
        half,
        authorId: this.coach.id,
        author: this.coach.email,
        text,
        pinned,
        createdAt: this.day.noon(dayOffset),
      });
    }
  }

  private boughtAt(): Date {
    const { boughtDayOffset: dayOffset, boughtTime: time } = this.client.program;
    return this.day.at({ dayOffset, time });
  }

  /** Counted back from the end where the demo names one: months are calendar months. */
  private startsOn(): string | null {
    const { startDayOffset, endDayOffset, months, pausedDays } = this.client.program;
    if (startDayOffset === undefined) return null;
    return endDayOffset === undefined
      ? this.day.plus(startDayOffset)
      : addMonths(this.day.plus(endDayOffset - pausedDays), -months);
  }

  private stateSince(): Date {
    const { program, answered } = this.client;
    if (program.state === 'ended')
      return this.day.at({ dayOffset: program.endDayOffset ?? 0, time: '00:00' });
    if (program.state === 'paused')
      return this.day.at({ dayOffset: program.pausedFromDayOffset ?? 0, time: NOON });
    const startsOn = this.startsOn();
    if (program.state === 'active' && startsOn !== null) return new Date(`${startsOn}T00:00:00+05:30`);
    return answered ? this.day.at(answered) : this.boughtAt();
  }

  private async intake(): Promise<void> {
    const { answers, health, consent, answered } = this.client;
    const weekdays = this.weekdays().toSorted();
    await this.tx.manager.insert(IntakeEntity, {
      programId: this.id,
      answers: {
        ...answers,
        ...(weekdays.length > 0 && { weekdays: weekdays.map((day) => WEEKDAYS[day]) }),
      } as never,
      health: health ? this.healthData.seal(JSON.stringify(health), this.id) : null,
      consentVersion: consent ? 1 : null,
      consentedAt: consent ? this.day.at(consent) : null,
      completedAt: answered ? this.day.at(answered) : null,
    });
  }

  private async timeline(): Promise<void> {
    const { program, consent, answered, plans } = this.client;
    const by = this.coach.email;
    await this.event('created', this.boughtAt(), { after: 'new' });
    if (program.coached) await this.event('assigned', this.boughtAt(), { after: this.coach.id });
    if (consent) await this.event('consent', this.day.at(consent));
    if (answered) await this.event('intake', this.day.at(answered));
    for (const [index, { dayOffset }] of plans.entries())
      await this.event('plan', this.day.noon(dayOffset), { after: String(index + 1), by });
    if (program.state !== 'new' && program.state !== 'assessing')
      await this.event('state', this.stateSince(), { before: 'assessing', after: program.state });
  }

  private async event(
    kind: ProgramEventKind,
    createdAt: Date,
    what: { before?: string; after?: string; by?: string } = {},
  ): Promise<void> {
    const { before = null, after = null, by = null } = what;
    await this.tx.manager.insert(ProgramEventEntity, {
      id: uuidv7(),
      programId: this.id,
      kind,
      before,
      after,
      reason: null,
      by,
      createdAt,
    });
  }

  private async plans(): Promise<void> {
    for (const [index, plan] of this.client.plans.entries()) {
      const { dayOffset, note, html } = plan;
      await this.tx.manager.insert(ProgramPlanEntity, {
        id: uuidv7(),
        programId: this.id,
        version: index + 1,
        html,
        training: trainingOf(plan, this.weekdays()),
        food: foodOf(this.client),
        note,
        documentId: null,
        publishedBy: this.coach.email,
        publishedAt: this.day.noon(dayOffset),
      });
    }
  }

  /**
   * The weekdays on which she trains, from 0 (Monday). The sessions are given in days before the day of the demo, so the weekdays of
   * the plan are moved until they match.
   */
  private weekdays(): number[] {
    const { answers, plans, sessions } = this.client;
    const answered = answers['weekdays'];
    const days = Array.isArray(answered) ? answered.map((day) => WEEKDAYS.indexOf(day)) : [];
    const [plan, session] = [plans.at(-1), sessions.at(-1)];
    if (!plan || !session) return days;
    const at = templateOf(plan).weeks[0]!.days.findIndex(({ id }) => id === session.day);
    const shift = weekdayOf(this.day.plus(session.dayOffset)) - days[at]!;
    return days.map((day) => (day + shift + 7) % 7);
  }

  private async sessions(): Promise<void> {
    const { plans, sessions } = this.client;
    for (const session of sessions) {
      const version = plans.findLastIndex(({ dayOffset }) => dayOffset <= session.dayOffset);
      await storeSession(this.tx, session, {
        programId: this.id,
        plan: trainingOf(plans[version]!, this.weekdays()),
        version: version + 1,
        on: this.day.plus(session.dayOffset),
        began: this.day.at(session),
      });
    }
  }

  /** Each on the same day of the week, and answered. */
  private async checkIns(): Promise<void> {
    for (const { week, answers, answer, ...at } of this.client.checkIns) {
      const answeredAt = this.day.at(answer);
      await this.tx.manager.insert(CheckInEntity, {
        id: uuidv7(),
        programId: this.id,
        dueOn: this.day.plus(at.dayOffset),
        week,
        state: 'answered',
        questions: questionsOfWeek(shippedCheckIn, week),
        answers: answers as never,
        sentAt: this.day.at(at),
        openedAt: answeredAt,
        answeredAt,
        answeredById: this.coach.id,
        answeredBy: this.coach.name,
        answer: answer.text,
      });
    }
  }

  /** From 0, Sunday. */
  private checkInWeekday(): number | undefined {
    const newest = this.client.checkIns.at(-1);
    return newest && new Date(this.day.plus(newest.dayOffset)).getUTCDay();
  }

  /** Set by the coach. */
  private async pause(): Promise<void> {
    const { pausedFromDayOffset, pausedUntilDayOffset, pauseReason = '' } = this.client.program;
    if (pausedFromDayOffset === undefined || pausedUntilDayOffset === undefined) return;
    const decidedAt = this.day.at({ dayOffset: pausedFromDayOffset, time: NOON });
    await this.tx.manager.insert(PauseEntity, {
      id: uuidv7(),
      programId: this.id,
      state: 'agreed',
      fromOn: this.day.plus(pausedFromDayOffset),
      untilOn: this.day.plus(pausedUntilDayOffset),
      reason: '',
      byTeam: true,
      decision: pauseReason || null,
      decidedBy: this.coach.email,
      decidedAt,
      createdAt: decidedAt,
    });
  }

  private async messages(): Promise<void> {
    const { manager } = this.tx;
    const account = await manager.findOneByOrFail(UserEntity, { email: this.client.email });
    for (const { from, text, read, ...at } of this.client.messages) {
      const sender = from === 'client' ? account : this.coach;
      await manager.insert(ProgramMessageEntity, {
        id: randomUUID(),
        programId: this.id,
        side: from === 'client' ? 'client' : 'team',
        senderId: sender.id,
        sender: sender.name,
        text,
        sentAt: this.day.at(at),
        readAt: read ? this.day.at(at) : null,
      });
    }
  }
}

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

function templateOf({ template }: DemoPlan): TrainingPlan {
  const training = shippedTemplates.find(({ id }) => id === template)?.training;
  if (!training) throw new Error(`There is no template ${template}`);
  return training;
}

/** The template on the client's weekdays. */
function trainingOf(plan: DemoPlan, weekdays: readonly number[]): TrainingPlan {
  const { maxima = [], changes = [] } = plan;
  const training = templateOf(plan);
  const changed = (row: PlanRow, week: number): PlanRow => {
    const change = changes.find(({ row: id, fromWeek }) => id === row.id && week >= fromWeek);
    return change
      ? { ...row, amount: row.amount && { ...row.amount, to: change.to }, note: change.note }
      : row;
  };
  return {
    ...training,
    maxima,
    weeks: training.weeks.map((week, weekIndex) => ({
      ...week,
      days: week.days.map((day, dayIndex) => ({
        ...day,
        weekday: weekdays[dayIndex] ?? null,
        blocks: day.blocks.map((block) => ({
          ...block,
          rows: block.rows.map((row) => changed(row, weekIndex + 1)),
        })),
      })),
    })),
  };
}

function foodOf({ food, answers }: DemoClient): FoodPlan | null {
  if (!food) return null;
  const { training, rest, note, meals } = food;
  return {
    trainingDays: Number(answers['days'] ?? 0),
    training: { target: training, meals: mealsOf('training', meals?.training) },
    rest: { target: rest, meals: mealsOf('rest', meals?.rest) },
    note,
  };
}

const mealsOf = (day: string, meals: readonly DemoMeal[] = []): Meal[] =>
  meals.map(({ name, at, foods }, place) => {
    const id = `${day}-${place + 1}`;
    const items = foods.map((food, index) => itemOf(`${id}-${index + 1}`, food));
    return { id, name, at, options: [{ id: `${id}-a`, items }] };
  });

function itemOf(id: string, { food: sourceId, amount, unit }: DemoMeal['foods'][number]): FoodItem {
  const food = shippedFoods.find((one) => one.id === sourceId);
  const unitGrams = unit === 'g' ? 1 : food?.measures.find(({ name }) => name === unit)?.grams;
  if (!food || unitGrams === undefined) throw new Error(`There is no ${unit} of ${sourceId}`);
  const { kcal, protein, carbs, fat } = food.per100g;
  return {
    id,
    source: 'food',
    sourceId,
    name: food.name,
    amount,
    unit,
    unitGrams,
    figures: { kcal, protein, carbs, fat },
    swaps: [],
  };
}
