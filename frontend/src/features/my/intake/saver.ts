import { intake } from '@ironbloom/brand/coaching';
import type { Health, Intake } from '../api.ts';
import {
  AnswersSaver,
  hasCode,
  isRefusal,
  type Status,
  type Store,
  type Typed,
} from '../answers/answers-saver.ts';
import { type Answers, problemOf } from './steps.ts';

type Answer = Answers[string];

interface Calls {
  load: () => Promise<Intake>;
  saveAnswers: (version: number, answers: Typed<Answer>) => Promise<Intake>;
  saveHealth: (version: number, health: Health) => Promise<Intake>;
}

export interface Saved extends Status {
  /** As the server knows it, with what was typed since. */
  intake: Intake & { answers: Answers };
  /** Health answers that would be lost with the page. */
  unsavedHealth: boolean;
}

const questions = intake.steps.flatMap((step) => step.questions);
const questionOf = (id: string) => questions.find((question) => question.id === id);

/** A guardian is saved once name and phone are there. */
function withWholeGuardian(health: Health): Health {
  const { guardian, ...rest } = health;
  return guardian && (guardian.name.trim() === '' || guardian.phone.trim() === '') ? rest : health;
}

/** Saves the questions about a new client; her health answers wait only in memory. */
export class IntakeSaver extends AnswersSaver<Intake, Answer, Saved> {
  private health: Health | undefined;
  /** The health answers that need no further save as they are: refused, or saved as far as they can be. */
  private handled: Health | undefined;

  constructor(
    server: Intake,
    private readonly calls: Calls,
    store: Store<Typed<Answer>>,
  ) {
    super(server, store, {
      stale: 'STALE_INTAKE',
      isAsked: (id) => questionOf(id) !== undefined,
      problemOf: (id, answer) => {
        const question = questionOf(id);
        return question && problemOf(question, answer);
      },
    });
  }

  answerHealth(health: Health): void {
    this.health = health;
    this.show({ saving: 'saving' });
    this.soon();
  }

  protected override load(): Promise<Intake> {
    return this.calls.load();
  }

  protected override saveAnswers(version: number, answers: Typed<Answer>): Promise<Intake> {
    return this.calls.saveAnswers(version, answers);
  }

  protected override hasMore(): boolean {
    return this.health !== this.handled;
  }

  protected override async saveMore(): Promise<void> {
    const { health } = this;
    if (!health) return;
    const sent = withWholeGuardian(health);
    try {
      this.server = await this.calls.saveHealth(this.server.version, sent);
    } catch (error) {
      // Refused as a whole: tried again with the next change.
      if (isRefusal(error)) this.handled = health;
      throw error;
    }
    if (sent !== health) this.handled = health;
    else if (this.health === health) this.health = this.handled = undefined;
  }

  protected override async handle(error: unknown): Promise<boolean> {
    // Her consent was taken back on another device.
    if (!hasCode(error, 'CONSENT_NEEDED')) return false;
    this.server = await this.calls.load();
    this.health = this.handled = undefined;
    return true;
  }

  protected override viewOf(status: Status): Saved {
    return {
      ...status,
      intake: {
        ...this.server,
        answers: this.merged() as Intake['answers'] & Answers,
        health: this.health ?? this.server.health,
      },
      unsavedHealth: this.health !== this.handled,
    };
  }
}
