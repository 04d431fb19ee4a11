import { type Edit, keyOf } from '@ironbloom/brand/training-log';
import { ApiError } from '#shared/api/errors.ts';
import { device, type Waiting } from '#shared/offline/device.ts';
import { memberStore } from '#shared/session/member-store.ts';
import { TRAINING_OUTBOX } from '#shared/session/unsent.ts';
import { profileOwner } from '#shared/session/stored-profile.ts';

/** ms between two tries. */
const RETRY_MS = 5_000;
/** Of a request: the server takes 60 edits and 32 kB. */
const MOST_EDITS = 40;
const MOST_BYTES = 24_000;
/** Of answers that say something about the edits. Others, such as of a busy server or an expired session, do not. */
const REFUSALS = [400, 404, 413];
const LOCK = 'training-outbox';

interface Answer {
  taken: readonly string[];
  refused: readonly { id: string; message: string }[];
}

export interface OutboxState {
  /** Oldest first. */
  waiting: readonly Waiting[];
  /** The last try reached nobody who took anything. */
  isHeldUp: boolean;
  /** The browser stores nothing: nothing can be written down. */
  isForbidden: boolean;
}

interface Calls {
  /** Resolves once the answer is shown: then the edits are not needed any more. */
  send: (programId: string, edits: readonly Edit[]) => Promise<Answer>;
  /** Shows what the server has, as another tab has sent edits. */
  renew: (programId: string) => Promise<unknown>;
}

/** What she would recognise of what waits, by the newest edit of each: a session begins by itself. */
function recognised(unsent: readonly Waiting[]): string[] {
  const edits = unsent.filter(({ edit }) => edit.kind !== 'started');
  const newest = edits.map(({ programId, edit }) => {
    const { on, dayId } = edit.session;
    return [[programId, on, dayId, keyOf(edit)].join(), edit.id] as const;
  });
  return [...new Map(newest).values()];
}

/**
 * Edits on their way to the server, of this account. They lie in IndexedDB until the server confirms them, and are sent in the
 * order in which they were made: after a reload, by any tab, one at a time. Tabs notice each other's changes.
 */
export class Outbox {
  private readonly owner = profileOwner() ?? '';
  /** What waits, for other tabs, and for the question at the sign-out, which cannot wait for IndexedDB. */
  private readonly list = memberStore(TRAINING_OUTBOX);
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;
  /** Edits that another tab has sent: shown until the server's answer has them, as their sets would be open again in between. */
  private readonly passing = new Set<string>();
  /** Edits that are not shown any more. */
  private readonly over = new Set<string>();
  state: OutboxState = { waiting: [], isHeldUp: false, isForbidden: false };

  constructor(private readonly calls: Calls) {}

  get waiting(): readonly Waiting[] {
    return this.state.waiting;
  }

  /** Reads what an earlier visit left, and sends it. */
  async start(): Promise<void> {
    this.stopped = false;
    window.addEventListener('online', this.flushSoon);
    window.addEventListener('storage', this.lookAgain);
    document.addEventListener('visibilitychange', this.lookAgain);
    try {
      await this.reload();
    } catch {
      this.show({ isForbidden: true });
      return;
    }
    this.flushSoon();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    window.removeEventListener('online', this.flushSoon);
    window.removeEventListener('storage', this.lookAgain);
    document.removeEventListener('visibilitychange', this.lookAgain);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Stores the edit first. Rejects where the browser stores nothing: then it is not written down. */
  async add(programId: string, edit: Edit): Promise<void> {
    const db = await device();
    await db.add('edits', { owner: this.owner, programId, edit });
    await this.reload();
    this.flushSoon();
  }

  /** Forgets edits that the server will never take, once she has read why. */
  async forget(ids: readonly string[]): Promise<void> {
    await this.remove(new Set(ids));
    await this.reload();
  }

  private readonly flushSoon = (): void => this.flushIn(0);

  private flushIn(ms: number): void {
    clearTimeout(this.timer);
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      // The device's store fails for a moment where another tab clears or upgrades it.
      this.flush().catch(() => this.flushIn(RETRY_MS));
    }, ms);
  }

  /** Another tab may have added edits, sent them or put them away. */
  private readonly lookAgain = (): void => void this.reload().catch(() => undefined);

  /** One tab at a time, so that edits arrive in their order. */
  private async flush(): Promise<void> {
    await navigator.locks.request(LOCK, async () => {
      while (!this.stopped && profileOwner() === this.owner) {
        const sendable = (await this.reload()).filter(({ refusal }) => refusal === undefined);
        const programId = sendable[0]?.programId;
        if (programId === undefined) {
          this.show({ isHeldUp: false });
          return;
        }
        const batch = firstBatch(sendable.filter((one) => one.programId === programId));
        if (!(await this.sendBatch(programId, batch))) {
          this.flushIn(RETRY_MS);
          return;
        }
      }
    });
  }

  /** @returns whether the server answered about the edits */
  private async sendBatch(programId: string, batch: readonly Waiting[]): Promise<boolean> {
    let answer: Answer;
    try {
      answer = await this.calls.send(
        programId,
        batch.map(({ edit }) => edit),
      );
    } catch (error) {
      if (!(error instanceof ApiError) || !REFUSALS.includes(error.status)) {
        this.show({ isHeldUp: true });
        return false;
      }
      if (batch.length > 1) return this.sendEach(programId, batch);
      const { message } = error;
      answer = { taken: [], refused: batch.map(({ edit: { id } }) => ({ id, message })) };
    }
    await this.remove(new Set(answer.taken));
    await this.refuse(new Map(answer.refused.map(({ id, message }) => [id, message])));
    await this.reload();
    this.show({ isHeldUp: false });
    return true;
  }

  /** One that is refused must not hold up the others. */
  private async sendEach(programId: string, batch: readonly Waiting[]): Promise<boolean> {
    for (const one of batch) if (!(await this.sendBatch(programId, [one]))) return false;
    return true;
  }

  /** @returns what lies in the store */
  private async reload(): Promise<readonly Waiting[]> {
    const kept = await this.read();
    const ids = new Set(kept.map(({ edit }) => edit.id));
    const passing = this.waiting.filter(({ edit: { id } }) => !ids.has(id) && !this.over.has(id));
    this.show({ waiting: [...passing, ...kept] });
    const sent = passing.filter(({ edit }) => !this.passing.has(edit.id));
    if (sent.length > 0) this.renew(sent).catch(() => undefined);
    // Not after a sign-out in another tab.
    if (!this.list.isOwners()) return kept;
    const unsent = recognised(kept.filter(({ refusal }) => refusal === undefined));
    if (unsent.length === 0) this.list.clear();
    else this.list.write(unsent);
    return kept;
  }

  private async renew(sent: readonly Waiting[]): Promise<void> {
    for (const { edit } of sent) this.passing.add(edit.id);
    const programs = new Set(sent.map(({ programId }) => programId));
    for (const programId of programs) await this.calls.renew(programId).catch(() => undefined);
    // What was added while the store was read is in it after all.
    const ids = new Set((await this.read()).map(({ edit }) => edit.id));
    for (const { edit } of sent) {
      this.passing.delete(edit.id);
      if (!ids.has(edit.id)) this.over.add(edit.id);
    }
    await this.reload();
  }

  private async read(): Promise<Waiting[]> {
    return (await device()).getAllFromIndex('edits', 'owner', this.owner);
  }

  private show(change: Partial<OutboxState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }

  private async remove(ids: ReadonlySet<string>): Promise<void> {
    for (const id of ids) this.over.add(id);
    await this.each(async (cursor) => {
      if (ids.has(cursor.value.edit.id)) await cursor.delete();
    });
  }

  private refuse = (refusals: ReadonlyMap<string, string>): Promise<void> =>
    this.each(async (cursor) => {
      const refusal = refusals.get(cursor.value.edit.id);
      if (refusal !== undefined) await cursor.update({ ...cursor.value, refusal });
    });

  private async each(work: (cursor: EditCursor) => Promise<void>): Promise<void> {
    const db = await device();
    const tx = db.transaction('edits', 'readwrite');
    let cursor = await tx.store.index('owner').openCursor(this.owner);
    while (cursor) {
      await work(cursor);
      cursor = await cursor.continue();
    }
    await tx.done;
  }
}

const utf8 = new TextEncoder();

/** As many as a request holds, at least one. */
function firstBatch(waiting: readonly Waiting[]): readonly Waiting[] {
  let bytes = 0;
  const end = waiting.findIndex(({ edit }, at) => {
    bytes += utf8.encode(JSON.stringify(edit)).length;
    return at > 0 && (at === MOST_EDITS || bytes > MOST_BYTES);
  });
  return end === -1 ? waiting : waiting.slice(0, end);
}

interface EditCursor {
  value: Waiting;
  delete: () => Promise<void>;
  update: (value: Waiting) => Promise<unknown>;
}
