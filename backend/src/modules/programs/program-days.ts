import { Injectable } from '@nestjs/common';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { type NightlyRun, NightlyRuns, NightlyTask } from '../../platform/jobs/nightly.ts';
import { ClaimLinks } from './claims/claim-links.service.ts';
import { Assignment } from './coaching/assignment.service.ts';
import { Coaches } from './coaching/coaches.service.ts';
import { ProgramsRepository } from './programs.repository.ts';
import { RenewedPrograms } from './term/renewed-programs.ts';

const BATCH = 200;
/** SQL: as `endOf` counts. PostgreSQL clamps a month's end the same way (program.domain.ts). */
const ENDS_ON = `(starts_on + make_interval(months => months))::date + paused_days`;

/** SQL: the night of the run lies in a pause. */
const ON_PAUSE = `EXISTS (SELECT 1 FROM pauses z WHERE z.program_id = programs.id AND z.state = 'agreed'
                                   AND $1 BETWEEN z.from_on AND z.until_on)`;
/** SQL: the answers were given more than a year ago. */
const YEAR_AGO = `g.state IN ('assessing', 'active') AND i.completed_at < now() - interval '12 months'`;
/** A pause of more days asks for the answers again. */
const LONG_PAUSE_DAYS = 30;

/** Worker process: from midnight on, India time, programs begin on their start, rest in pauses and end on their last day. */
@Injectable()
export class ProgramDays extends NightlyTask {
  constructor(
    runs: NightlyRuns,
    private readonly db: UnitOfWork,
    private readonly programs: ProgramsRepository,
    private readonly assignment: Assignment,
    private readonly coaches: Coaches,
    private readonly claims: ClaimLinks,
    private readonly renewed: RenewedPrograms,
  ) {
    super(runs, { job: 'programs', hour: 0, leaseMinutes: 5 });
  }

  protected async work(run: NightlyRun): Promise<void> {
    const begun = await this.moveAll(run, `state = 'assessing' AND starts_on <= $1`, 'active');
    const resumed = await this.resume(run);
    const paused = await this.moveAll(run, `state = 'active' AND ${ON_PAUSE}`, 'paused');
    const ended = await this.moveAll(run, `state IN ('active', 'paused') AND ${ENDS_ON} <= $1`, 'ended');
    const returned = await this.returnClients(run);
    const asked = await this.db.run((tx) => this.askAgain(tx, YEAR_AGO));
    const reminded = await this.db.run((tx) => this.claims.remind(tx));
    await this.db.run(async (tx) => {
      if (!(await this.runs.hold(tx, run))) return;
      await this.runs.add(tx, run, 'begun', begun);
      await this.runs.add(tx, run, 'resumed', resumed);
      await this.runs.add(tx, run, 'paused', paused);
      await this.runs.add(tx, run, 'ended', ended);
      await this.runs.add(tx, run, 'returned', returned);
      await this.runs.add(tx, run, 'asked', asked);
      await this.runs.add(tx, run, 'reminded', reminded);
      await this.runs.finish(tx, run);
    });
  }

  /** Training goes on after the last day of a pause. After a long one, answers are asked for again. */
  private async resume(run: NightlyRun): Promise<number> {
    const resumed = await this.moveAll(run, `state = 'paused' AND NOT ${ON_PAUSE}`, 'active');
    await this.db.run((tx) =>
      this.askAgain(
        tx,
        `g.state = 'active' AND EXISTS (SELECT 1 FROM pauses z
           WHERE z.program_id = g.id AND z.state IN ('agreed', 'ended') AND z.until_on < $1 AND z.until_on - z.from_on >= ${LONG_PAUSE_DAYS}
             AND i.completed_at < (z.until_on + 1)::timestamp AT TIME ZONE 'Asia/Kolkata')`,
        [run.night],
      ),
    );
    return resumed;
  }

  /** Waits for programs that something else is at, such as reminders of the same midnight: skipped, they would be a day late. */
  private async moveAll(run: NightlyRun, due: string, to: 'active' | 'paused' | 'ended'): Promise<number> {
    let total = 0;
    for (;;) {
      const moved = await this.db.run(async (tx) => {
        const rows = await tx.rows<{ id: string }>(
          `SELECT id FROM programs WHERE ${due} ORDER BY id LIMIT ${BATCH} FOR NO KEY UPDATE`,
          [run.night],
        );
        for (const { id } of rows) {
          const before = await this.programs.transition(tx, id, to, { email: null, reason: null });
          if (before === 'assessing') await this.renewed.takeNewerAnswers(tx, id);
        }
        return rows.length;
      });
      total += moved;
      if (moved < BATCH || this.stopping) return total;
    }
  }

  /** The day after a stand-in's last one, clients go back to whom they came from, if that is still a coach. */
  private returnClients(run: NightlyRun): Promise<number> {
    return this.db.run(async (tx) => {
      const rows = await tx.rows<{ id: string; coachId: string | null }>(
        `SELECT id, returns_to_id AS "coachId" FROM programs WHERE stand_in_until < $1 ORDER BY id FOR NO KEY UPDATE`,
        [run.night],
      );
      for (const { id, coachId } of rows) {
        const coach = coachId === null ? undefined : await this.coaches.find(coachId, tx);
        await this.assignment.entrust(tx, id, coach ?? null, null);
      }
      return rows.length;
    });
  }

  /** Asks again for the answers of programs `g` with answers `i` that fit. @returns how many */
  private async askAgain(tx: Transaction, condition: string, parameters: unknown[] = []): Promise<number> {
    const rows = await tx.rows<{ id: string }>(
      `UPDATE intakes i SET completed_at = NULL FROM programs g WHERE g.id = i.program_id AND ${condition} RETURNING g.id`,
      parameters,
    );
    for (const { id } of rows) {
      await this.programs.record(tx, { programId: id, kind: 'intake-again' });
    }
    return rows.length;
  }
}
