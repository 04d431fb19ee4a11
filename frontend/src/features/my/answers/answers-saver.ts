import { ApiError } from '#shared/api/errors.ts';

export type Saving = 'saved' | 'saving' | 'waiting';

/** Answers that the server does not have yet, by question; null takes one back. */
export type Typed<Answer> = Readonly<Record<string, Answer | null>>;

export interface Store<Value> {
  read: () => unknown;
  write: (value: Value) => unknown;
  clear: () => void;
}

interface Rules<Answer> {
  /** The error's code where another device has saved meanwhile. */
  stale: string;
  isAsked: (id: string) => boolean;
  /** The problem of an answer that the server would refuse. */
  problemOf: (id: string, answer: Answer | null) => string | undefined;
}

export interface Status {
  saving: Saving;
  /** Answers of another device were loaded, and what was typed here was kept. */
  otherDevice: boolean;
  /** What the server said of answers, by question. */
  problems: Readonly<Record<string, string>>;
}

const DEBOUNCE_MS = 600;
const RETRY_MS = 5_000;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof ApiError && codes.includes(error.code);

/** It says which answers are wrong. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 400 && error.fields !== undefined;

/** What the browser kept of a former visit. */
function readTyped<Answer>(stored: unknown, isAsked: (id: string) => boolean): Typed<Answer> {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([id]) => isAsked(id))) as Typed<Answer>;
}

/**
 * program-42. Saves a client's answers while she types: a piece at a time, on the version she has seen. After a save on another device it takes
 * that version and keeps what was typed here. Typed answers wait in the browser.
 */
export abstract class AnswersSaver<
  Server extends { version: number; answers: object },
  Answer,
  View extends Status,
> {
  protected typed: Typed<Answer>;
  private status: Status = { saving: 'saved', otherDevice: false, problems: {} };
  private shown: View | undefined;
  private running: Promise<void> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(
    protected server: Server,
    private readonly store: Store<Typed<Answer>>,
    private readonly rules: Rules<Answer>,
  ) {
    this.typed = readTyped(store.read(), rules.isAsked);
  }

  protected abstract viewOf(status: Status): View;
  protected abstract load(): Promise<Server>;
  protected abstract saveAnswers(version: number, answers: Typed<Answer>): Promise<Server>;

  /** Whether something is left that is no answer. */
  protected hasMore(): boolean {
    return false;
  }

  /** Runs after the answers are saved. */
  protected async saveMore(): Promise<void> {}

  /** Whether the server takes answers at all. */
  protected isClosed(): boolean {
    return false;
  }

  /** @returns whether an error is dealt with */
  protected async handle(_error: unknown): Promise<boolean> {
    return false;
  }

  readonly current = (): View => (this.shown ??= this.viewOf(this.status));

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  answer(id: string, answer: Answer | null): void {
    this.typed = { ...this.typed, [id]: answer };
    this.store.write(this.typed);
    const { [id]: _, ...problems } = this.status.problems;
    this.show({ saving: 'saving', problems });
    this.soon();
  }

  /** After a call that is not the saver's own, and after another look. */
  take(server: Server): void {
    if (server.version < this.server.version) return;
    this.server = server;
    this.show({});
  }

  /** Saves what is left, at once. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    await this.save();
  }

  /** What the server does not have, as it was answered. */
  protected merged(): Record<string, Answer> {
    const all = Object.entries<Answer | null>({ ...(this.server.answers as object), ...this.typed });
    return Object.fromEntries(all.filter((entry): entry is [string, Answer] => entry[1] !== null));
  }

  protected forgetTyped(): void {
    this.typed = {};
    this.store.clear();
  }

  protected soon(ms = DEBOUNCE_MS): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save(), ms);
  }

  protected show(change: Partial<Status>): void {
    this.status = { ...this.status, ...change };
    this.shown = undefined;
    for (const listener of this.listeners) listener();
  }

  /** What may be sent: an answer that the server would refuse waits until it is mended. */
  private sendable(): Typed<Answer> {
    return Object.fromEntries(
      Object.entries(this.typed).filter(
        ([id, answer]) =>
          this.rules.isAsked(id) && !this.status.problems[id] && !this.rules.problemOf(id, answer),
      ),
    );
  }

  /** One at a time: what is typed meanwhile is saved by the one that runs. */
  private save(): Promise<void> {
    this.running ??= this.saveAll().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private async saveAll(): Promise<void> {
    try {
      while (!this.isClosed() && (this.hasMore() || Object.keys(this.sendable()).length > 0))
        await this.saveOnce();
      this.show({ saving: 'saved' });
    } catch {
      this.show({ saving: 'waiting' });
      // Until it is saved, or nobody looks any more.
      if (this.listeners.size > 0) this.soon(RETRY_MS);
    }
  }

  /** @throws where it has to be tried again later */
  private async saveOnce(): Promise<void> {
    const answers = this.sendable();
    const ids = Object.keys(answers);
    try {
      if (ids.length === 0) await this.saveMore();
      else {
        this.server = await this.saveAnswers(this.server.version, answers);
        this.forget(answers);
      }
      this.show({ saving: 'saving' });
    } catch (error) {
      if (hasCode(error, this.rules.stale)) {
        const before = this.server.answers;
        this.server = await this.load();
        // A photograph raises the version, too.
        this.show(isSame(before, this.server.answers) ? {} : { otherDevice: true });
      } else if (await this.handle(error)) {
        this.show({});
      } else if (isRefusal(error)) {
        const refused = Object.entries(error.fields ?? {}).map(([path, problem]) => [
          path.split('.')[1] ?? path,
          problem,
        ]);
        this.show({ problems: { ...this.status.problems, ...Object.fromEntries(refused) } });
        if (ids.length > 0 && ids.every((id) => !this.status.problems[id])) throw error;
      } else {
        throw error;
      }
    }
  }

  /** What is saved, unless it was typed anew meanwhile. */
  private forget(saved: Typed<Answer>): void {
    const left = Object.entries(this.typed).filter(
      ([id, answer]) => !(id in saved && isSame(answer, saved[id])),
    );
    this.typed = Object.fromEntries(left);
    if (left.length === 0) this.store.clear();
    else this.store.write(this.typed);
  }
}
