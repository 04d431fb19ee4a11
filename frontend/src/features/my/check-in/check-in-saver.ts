import { isoDay } from '#shared/india/dates.ts';
import {
  AnswersSaver,
  hasCode,
  isRefusal,
  type Status,
  type Store,
  type Typed,
} from '../answers/answers-saver.ts';
import type { CheckIn } from '../api.ts';
import { problemOf } from './words.ts';

type Answer = string | number;

interface Calls {
  load: () => Promise<CheckIn>;
  saveAnswers: (version: number, answers: Typed<Answer>) => Promise<CheckIn>;
  send: () => Promise<CheckIn>;
}

interface Wish {
  read: () => boolean;
  write: () => unknown;
  clear: () => void;
}

export interface SavedCheckIn extends Status {
  /** As the server knows it, with what was typed since. */
  checkIn: CheckIn;
  /** She has sent it, and it is not there yet. */
  asked: boolean;
  /** What was typed and can no longer be added, as the coach has opened it. */
  left: Readonly<Record<string, Answer>>;
}

/** Metric, as the server checks. */
const SI = { weightUnit: 'kg', lengthUnit: 'cm' } as const;

/** @param today a day in India */
export const isOver = ({ state, lastDay }: Pick<CheckIn, 'state' | 'lastDay'>, today: string): boolean =>
  state === 'missed' || (state === 'open' && today > lastDay);

/** program-59. Saves a check-in while it is filled in, and sends it once it is asked to: later, where there is no line. */
export class CheckInSaver extends AnswersSaver<CheckIn, Answer, SavedCheckIn> {
  private asked: boolean;

  constructor(
    server: CheckIn,
    private readonly calls: Calls,
    typed: Store<Typed<Answer>>,
    /** Whether she has pressed “Send”. */
    private readonly wish: Wish,
  ) {
    super(server, typed, {
      stale: 'STALE_CHECK_IN',
      isAsked: (id) => server.questions.some((question) => question.id === id),
      problemOf: (id, answer) =>
        problemOf(
          server.questions.find((question) => question.id === id),
          answer,
          SI,
        ),
    });
    this.asked = wish.read();
  }

  async send(): Promise<void> {
    this.asked = true;
    this.wish.write();
    this.show({ saving: 'saving' });
    await this.flush();
  }

  keep(): void {
    this.forgetWish();
    this.show({});
  }

  /** Gives up what can no longer be added. */
  drop(): void {
    this.forgetTyped();
    this.show({});
  }

  protected override load(): Promise<CheckIn> {
    return this.calls.load();
  }

  protected override saveAnswers(version: number, answers: Typed<Answer>): Promise<CheckIn> {
    return this.calls.saveAnswers(version, answers);
  }

  protected override hasMore(): boolean {
    return this.asked;
  }

  protected override async saveMore(): Promise<void> {
    try {
      this.server = await this.calls.send();
    } catch (error) {
      if (isRefusal(error)) this.forgetWish();
      throw error;
    }
    this.forgetWish();
  }

  protected override isClosed(): boolean {
    return this.isRead() || isOver(this.server, isoDay(Date.now()));
  }

  protected override async handle(error: unknown): Promise<boolean> {
    if (!hasCode(error, 'CHECK_IN_MISSED', 'CHECK_IN_OPENED')) return false;
    this.forgetWish();
    const server = await this.calls.load();
    // Whatever this device's clock says.
    this.server = hasCode(error, 'CHECK_IN_MISSED') ? { ...server, state: 'missed' } : server;
    return true;
  }

  protected override viewOf(status: Status): SavedCheckIn {
    const answers = this.merged();
    const { server, typed } = this;
    const isRead = this.isRead();
    return {
      ...status,
      checkIn: isRead ? server : { ...server, answers },
      asked: this.asked && !this.isClosed(),
      left: isRead ? Object.fromEntries(Object.entries(answers).filter(([id]) => id in typed)) : {},
    };
  }

  /** Its coach has opened it. */
  private isRead(): boolean {
    return this.server.openedAt !== null || this.server.state === 'answered';
  }

  private forgetWish(): void {
    this.asked = false;
    this.wish.clear();
  }
}
