import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import type { Principal } from '../../../platform/security/principal.ts';
import { Resources } from '../../../platform/security/resources.ts';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { OPEN_STATES } from '../program.domain.ts';
import { ProgramEntity } from '../program.entity.ts';
import { programsError } from '../programs.errors.ts';
import { ClientTaskEntity } from './client-task.entity.ts';
import { ClientNotes } from './client-notes.service.ts';

/** The first call, and the assessment: what was promised with a sale (pay-24). */
export const MARKS = ['called', 'assessed'] as const;
export type MarkName = (typeof MARKS)[number];

export interface Mark {
  at: Date;
  /** The address of who set it. */
  by: string;
}

/** What the team does for a client beside her plan: marks, private notes and tasks. */
@Injectable()
export class FollowUp {
  constructor(
    private readonly db: UnitOfWork,
    private readonly resources: Resources,
    private readonly notes: ClientNotes,
    private readonly activities: ActivityLog,
  ) {}

  /** Idempotent: a mark that is set keeps its time and who set it. @throws NOT_FOUND, PROGRAM_STATE after the end */
  async mark(
    id: string,
    name: MarkName,
    set: boolean,
    viewer: Principal,
    actor: Actor,
  ): Promise<Mark | null> {
    await this.resources.requireVisible(viewer, 'program', id);
    return this.db.run(async (tx) => {
      const program = await tx.manager.findOneOrFail(ProgramEntity, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      const before = markOf(program, name);
      if ((before !== null) === set) return before;
      if (!OPEN_STATES.includes(program.state)) throw programsError('PROGRAM_STATE');
      const [at, by] = set ? [new Date(), actor.email] : [null, null];
      await tx.manager.update(
        ProgramEntity,
        id,
        name === 'called' ? { calledAt: at, calledBy: by } : { assessedAt: at, assessedBy: by },
      );
      await this.activities.record(tx, actor, {
        action: set ? `Marked as ${name}` : `Marked as not ${name}`,
        feature: 'Program',
        changes: { before: { _id: id, [name]: !set }, after: { _id: id, [name]: set } },
      });
      return at && by ? { at, by } : null;
    });
  }

  /** @throws NOT_FOUND, also where it is there and not for this viewer */
  async addNote(id: string, text: string, viewer: Principal, actor: Actor) {
    await this.resources.requireVisible(viewer, 'program', id);
    return this.db.run(async (tx) => {
      const { paymentId, half } = await tx.manager.findOneByOrFail(ProgramEntity, { id });
      return this.notes.add(tx, paymentId, half, text, actor);
    });
  }

  /** @param dueOn a day in India. @throws NOT_FOUND */
  async addTask(
    programId: string,
    { text, dueOn }: Pick<ClientTaskEntity, 'text' | 'dueOn'>,
    viewer: Principal,
    { email: writtenBy }: Actor,
  ): Promise<ClientTaskEntity[]> {
    await this.resources.requireVisible(viewer, 'program', programId);
    await this.db.manager.insert(ClientTaskEntity, { id: uuidv7(), programId, text, dueOn, writtenBy });
    return this.tasks(programId);
  }

  /** Marks a task as done, or as open again. Idempotent. @throws NOT_FOUND */
  async finishTask(
    programId: string,
    id: string,
    done: boolean,
    viewer: Principal,
    { email }: Actor,
  ): Promise<ClientTaskEntity[]> {
    await this.resources.requireVisible(viewer, 'program', programId);
    await this.db.manager.update(
      ClientTaskEntity,
      { id, programId, doneAt: done ? IsNull() : Not(IsNull()) },
      done ? { doneAt: new Date(), doneBy: email } : { doneAt: null, doneBy: null },
    );
    return this.tasks(programId);
  }

  /** @throws NOT_FOUND */
  async removeTask(programId: string, id: string, viewer: Principal): Promise<ClientTaskEntity[]> {
    await this.resources.requireVisible(viewer, 'program', programId);
    await this.db.manager.delete(ClientTaskEntity, { id, programId });
    return this.tasks(programId);
  }

  /** Open ones first, by their day; then the newest that are done. */
  tasks(programId: string): Promise<ClientTaskEntity[]> {
    return this.db.manager.find(ClientTaskEntity, {
      where: { programId },
      order: {
        doneAt: { direction: 'DESC', nulls: 'FIRST' },
        dueOn: { direction: 'ASC', nulls: 'LAST' },
        createdAt: 'ASC',
      },
      take: 100,
    });
  }

  /** @throws NOT_FOUND, UNKNOWN_NOTE */
  async pinNote(id: string, noteId: string, pinned: boolean, viewer: Principal): Promise<void> {
    await this.resources.requireVisible(viewer, 'program', id);
    const { paymentId, half } = await this.db.manager.findOneByOrFail(ProgramEntity, { id });
    await this.notes.pin(paymentId, half, noteId, pinned);
  }

  /** @throws NOT_FOUND, UNKNOWN_NOTE, NOT_YOUR_NOTE */
  async removeNote(id: string, noteId: string, viewer: Principal, actor: Actor): Promise<void> {
    await this.resources.requireVisible(viewer, 'program', id);
    const { paymentId } = await this.db.manager.findOneByOrFail(ProgramEntity, { id });
    await this.notes.remove(paymentId, noteId, actor);
  }
}

/** @param program a row with its marks */
export function markOf(
  program: Pick<ProgramEntity, 'calledAt' | 'calledBy' | 'assessedAt' | 'assessedBy'>,
  name: MarkName,
): Mark | null {
  const { calledAt, calledBy, assessedAt, assessedBy } = program;
  const [at, by] = name === 'called' ? [calledAt, calledBy] : [assessedAt, assessedBy];
  return at && by ? { at, by } : null;
}
