import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Page } from '../../platform/database/page.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { platformError } from '../../platform/errors/errors.ts';
import type { Actor } from '../../platform/security/current-user.ts';
import type { Principal } from '../../platform/security/principal.ts';
import { Resources } from '../../platform/security/resources.ts';
import { hasRight, mayManageAll } from '../../platform/security/rights.ts';
import { ActivityLog } from '../activity/activity-log.service.ts';
import { Assignment } from './coaching/assignment.service.ts';
import { Coaches } from './coaching/coaches.service.ts';
import { ClaimLinks } from './claims/claim-links.service.ts';
import { ClientNotes } from './follow-up/client-notes.service.ts';
import { FollowUp, type MarkName, markOf } from './follow-up/follow-up.service.ts';
import { Pauses } from './term/pauses.service.ts';
import { RenewedPrograms } from './term/renewed-programs.ts';
import { today } from './program.domain.ts';
import { ProgramEntity, ProgramEventEntity } from './program.entity.ts';
import { programsError } from './programs.errors.ts';
import { type DeskCounts, type DeskFilter, type DeskRow, ProgramsRepository } from './programs.repository.ts';

/** The desk: what clients need, whom they are entrusted to, and how their programs move on. */
@Injectable()
export class Programs {
  constructor(
    private readonly db: UnitOfWork,
    private readonly programs: ProgramsRepository,
    private readonly coaches: Coaches,
    private readonly assignment: Assignment,
    private readonly notes: ClientNotes,
    private readonly links: ClaimLinks,
    private readonly followUp: FollowUp,
    private readonly pauses: Pauses,
    private readonly renewed: RenewedPrograms,
    private readonly resources: Resources,
    private readonly activities: ActivityLog,
  ) {}

  /** What needs somebody first. A coach sees what is entrusted to her. @throws PAGE_TOO_DEEP */
  async list(filter: DeskFilter, viewer: Principal, page: number, limit: number): Promise<Page<DeskRow>> {
    const coachId = mayManageAll(viewer.role, 'clients:read') ? filter.coachId : viewer.id;
    const { items, ...frame } = await this.programs.desk({ ...filter, coachId }, page, limit);
    return { items: await this.withPictures(items), ...frame };
  }

  /** Threads, what waits for the team first. A coach sees those of her clients. @throws PAGE_TOO_DEEP */
  conversations(mine: boolean, viewer: Principal, page: number, limit: number): Promise<Page<DeskRow>> {
    const all = !mine && mayManageAll(viewer.role, 'clients:read');
    return this.programs.conversations(all ? undefined : viewer.id, page, limit);
  }

  /** @param coachId for owner and managers; a coach counts her own. */
  counts(coachId: string | undefined, viewer: Principal): Promise<DeskCounts> {
    return this.programs.counts(mayManageAll(viewer.role, 'clients:read') ? coachId : viewer.id);
  }

  /** @throws NOT_FOUND, also where it is there and not for this viewer */
  async find(id: string, viewer: Principal) {
    await this.resources.requireVisible(viewer, 'program', id);
    const [row, program, events] = await Promise.all([
      this.programs.find(id),
      this.db.manager.findOneByOrFail(ProgramEntity, { id }),
      this.db.manager.find(ProgramEventEntity, {
        where: { programId: id },
        order: { createdAt: 'ASC', id: 'ASC' },
      }),
    ]);
    if (!row) throw platformError('NOT_FOUND');
    const [pauses, notes, tasks] = await Promise.all([
      this.pauses.of(id),
      this.notes.ofPayment(program.paymentId, viewer.id, program.half),
      this.followUp.tasks(id),
    ]);
    const [shown = row] = await this.withPictures([row]);
    const nameOf = await this.coaches.nameByAddress([
      ...[...events, ...notes].map(({ by }) => by),
      ...tasks.flatMap(({ writtenBy, doneBy }) => [writtenBy, doneBy]),
      program.calledBy,
      program.assessedBy,
    ]);
    const named = (address: string | null) => address && nameOf(address);
    const mark = (name: MarkName) => {
      const found = markOf(program, name);
      return found && { ...found, by: nameOf(found.by) };
    };
    return {
      ...shown,
      timeline: (await this.withCoaches(events)).map((event) => ({ ...event, by: named(event.by) })),
      paymentId: hasRight(viewer.role, 'payments:read') ? program.paymentId : null,
      pauses,
      notes: notes.map((note) => ({ ...note, by: nameOf(note.by) })),
      tasks: tasks.map((task) => ({
        ...task,
        writtenBy: nameOf(task.writtenBy),
        doneBy: named(task.doneBy),
      })),
      called: mark('called'),
      assessed: mark('assessed'),
    };
  }

  private async withPictures(rows: readonly DeskRow[]): Promise<DeskRow[]> {
    const coaches = await this.coaches.shown(rows.flatMap(({ coachId }) => coachId ?? []));
    return rows.map((row) => ({
      ...row,
      coachPicture: coaches.get(row.coachId ?? '')?.profile?.picture ?? null,
    }));
  }

  /** Coaches by their names, in place of the ids of their accounts. */
  private async withCoaches(events: readonly ProgramEventEntity[]): Promise<ProgramEventEntity[]> {
    const ids = events.flatMap(({ kind, before, after }) => (kind === 'assigned' ? [before, after] : []));
    const names = await this.coaches.names(ids.filter((id) => id !== null));
    const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
    return events.map((event) =>
      event.kind === 'assigned'
        ? { ...event, before: nameOf(event.before), after: nameOf(event.after) }
        : event,
    );
  }

  /** @throws NOT_FOUND, HAS_ACCOUNT, PROGRAM_STATE, LINK_TOO_SOON */
  async sendLinkAgain(id: string, viewer: Principal, actor: Actor): Promise<void> {
    await this.resources.requireVisible(viewer, 'program', id);
    await this.links.sendAgain(id, actor);
  }

  /** How many promises of this month were kept in time: those of programs bought since its first day. */
  async promises() {
    const since = `${today().slice(0, 'YYYY-MM'.length)}-01`;
    const [promises, endings] = await Promise.all([
      this.programs.promisesSince(new Date(`${since}T00:00:00+05:30`)),
      this.programs.endings(),
    ]);
    return { since, ...promises, endings };
  }

  /**
   * Entrusts programs to a coach, or to nobody.
   * @param until last day of a stand-in, in India
   * @throws NOT_A_COACH, UNKNOWN_PROGRAM
   */
  async assign(
    ids: readonly string[],
    coachId: string | null,
    until: string | null,
    actor: Actor,
  ): Promise<void> {
    const coach = coachId === null ? null : await this.coaches.find(coachId);
    if (coach === undefined) throw programsError('NOT_A_COACH');
    await this.db.run(async (tx) => {
      const known = await tx.manager.countBy(ProgramEntity, { id: In(ids) });
      if (known !== new Set(ids).size) throw programsError('UNKNOWN_PROGRAM');
      // In one order, so that two assignments at once cannot deadlock.
      for (const id of new Set(ids.toSorted())) {
        const before = await this.assignment.entrust(tx, id, coach, actor.email, coach && until);
        if (before === undefined) continue;
        await this.activities.record(tx, actor, {
          action: 'Assigned',
          feature: 'Program',
          changes: { before: { _id: id, coach: before }, after: { _id: id, coach: coachId } },
        });
      }
    });
  }

  /** Staff end a program with a reason. @throws NOT_FOUND, PROGRAM_STATE */
  async end(id: string, reason: string, viewer: Principal, actor: Actor): Promise<void> {
    await this.resources.requireVisible(viewer, 'program', id);
    await this.db.run(async (tx) => {
      const before = await this.programs.transition(tx, id, 'ended', { email: actor.email, reason });
      if (!before) throw programsError('PROGRAM_STATE');
      await this.renewed.follow(tx, id);
      await this.activities.record(tx, actor, {
        action: 'Ended',
        feature: 'Program',
        changes: { before: { _id: id, state: before }, after: { _id: id, state: 'ended' } },
      });
    });
  }
}
