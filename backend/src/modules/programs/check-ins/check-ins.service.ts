import { firstMissing, fitsQuestion } from '@ironbloom/brand/check-in';
import type { Answer } from '@ironbloom/brand/coaching';
import { Injectable } from '@nestjs/common';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { platformError } from '../../../platform/errors/errors.ts';
import type { FileOnDisk } from '../../../platform/files/file-on-disk.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { ImageProcessor } from '../../media/image-processor.service.ts';
import { PrivateFiles } from '../../media/private/private-files.service.ts';
import { Intakes } from '../intake/intakes.service.ts';
import { today } from '../program.domain.ts';
import { ProgramEntity } from '../program.entity.ts';
import { programsError } from '../programs.errors.ts';
import { ProgramsRepository } from '../programs.repository.ts';
import { planAnew } from '../reminders/reminders.repository.ts';
import { lastDayOf } from '../reminders/schedule.ts';
import { CheckInEntity } from './check-in.entity.ts';

/** In a year there are 52. */
const SHOWN = 120;

/** A client's check-ins, as she fills them in: piece by piece, on any device, until her coach has opened them. */
@Injectable()
export class CheckIns {
  constructor(
    private readonly db: UnitOfWork,
    private readonly programs: ProgramsRepository,
    private readonly intakes: Intakes,
    private readonly files: PrivateFiles,
    private readonly images: ImageProcessor,
  ) {}

  /** Newest first. @throws NOT_FOUND for a program that is not hers */
  async list(programId: string, { userId }: Actor) {
    await this.programs.requireMember(programId, userId);
    const [items, next] = await Promise.all([
      this.db.manager.find(CheckInEntity, { where: { programId }, order: { dueOn: 'DESC' }, take: SHOWN }),
      this.db.rows<{ on: string }>(
        `SELECT about AS on FROM program_reminders WHERE program_id = $1 AND kind = 'check-in-opens' AND done_at IS NULL`,
        [programId],
      ),
    ]);
    return { nextOn: next[0]?.on ?? null, items: items.map(shownCheckIn) };
  }

  /** @throws NOT_FOUND */
  async find(programId: string, dueOn: string, { userId }: Actor) {
    await this.programs.requireMember(programId, userId);
    const found = await this.db.manager.findOneBy(CheckInEntity, { programId, dueOn });
    if (!found) throw platformError('NOT_FOUND');
    return shownCheckIn(found);
  }

  /**
   * Merges answers into those that are there.
   * @param version of the answers that were edited
   * @throws NOT_FOUND, STALE_CHECK_IN, BAD_ANSWER, CHECK_IN_OPENED, CHECK_IN_MISSED
   */
  async save(
    programId: string,
    dueOn: string,
    { version, answers }: { version: number; answers: Readonly<Record<string, Answer | null>> },
    actor: Actor,
  ) {
    return this.change(programId, dueOn, actor, async (_tx, checkIn) => {
      if (checkIn.version !== version) throw programsError('STALE_CHECK_IN');
      for (const [id, answer] of Object.entries(answers)) {
        const question = checkIn.questions.find((one) => one.id === id);
        if (!question || (answer !== null && !fitsQuestion(question, answer)))
          throw programsError('BAD_ANSWER').at(`answers.${id}`);
      }
      const merged = Object.entries({ ...checkIn.answers, ...answers }).filter(
        (entry): entry is [string, Answer] => entry[1] !== null && entry[1] !== '',
      );
      return { answers: Object.fromEntries(merged) };
    });
  }

  /** Sends it to the team. Idempotent. @throws NOT_FOUND, CHECK_IN_INCOMPLETE with the missing question, CHECK_IN_MISSED */
  async send(programId: string, dueOn: string, actor: Actor) {
    await this.programs.requireMember(programId, actor.userId);
    const known = await this.db.manager.findOneBy(CheckInEntity, { programId, dueOn });
    if (known?.sentAt) return shownCheckIn(known);
    return this.change(programId, dueOn, actor, async (tx, { questions, answers }) => {
      const missing = firstMissing(questions, answers);
      if (missing !== undefined) throw programsError('CHECK_IN_INCOMPLETE').at(`answers.${missing}`);
      await planAnew(tx, programId);
      return { state: 'sent', sentAt: new Date() };
    });
  }

  /**
   * Adds a photograph, or puts another in its place. Encoded anew, without EXIF, and encrypted.
   * @throws NOT_FOUND, CONSENT_NEEDED, BAD_ANSWER for an unknown view, CHECK_IN_OPENED, CHECK_IN_MISSED, and the refusals of pictures
   */
  async addPhoto(programId: string, dueOn: string, view: string, file: FileOnDisk, actor: Actor) {
    await this.programs.requireMember(programId, actor.userId);
    if (!(await this.intakes.hasConsent(programId))) throw programsError('CONSENT_NEEDED').at('file');
    const body = await this.images.privatePicture(file);
    const id = await this.files.store(
      {
        resource: 'health',
        resourceId: programId,
        personId: null,
        name: `${dueOn}-${view}.webp`,
        contentType: 'image/webp',
      },
      body,
    );
    try {
      return await this.change(programId, dueOn, actor, async (tx, { questions, photos }) => {
        if (!questions.some((question) => question.kind === 'photos' && question.views.includes(view)))
          throw programsError('BAD_ANSWER').at('file');
        const former = photos[view];
        if (former !== undefined) await this.files.remove(tx, former);
        return { photos: { ...photos, [view]: id } };
      });
    } catch (error) {
      await this.db.run((tx) => this.files.remove(tx, id));
      throw error;
    }
  }

  /** At any time, also of one that was answered. Idempotent. @throws NOT_FOUND */
  async removePhoto(programId: string, dueOn: string, view: string, { userId }: Actor) {
    await this.programs.requireMember(programId, userId);
    return this.db.run(async (tx) => {
      const checkIn = await this.lock(tx, programId, dueOn);
      const { [view]: fileId, ...photos } = checkIn.photos;
      if (fileId === undefined) return shownCheckIn(checkIn);
      await this.files.remove(tx, fileId);
      return this.update(tx, checkIn, { photos });
    });
  }

  /** How she is reminded, and her units. @throws NOT_FOUND */
  async preferences(programId: string, { userId }: Actor) {
    await this.programs.requireMember(programId, userId);
    return preferencesOf(await this.db.manager.findOneByOrFail(ProgramEntity, { id: programId }));
  }

  /** @throws NOT_FOUND */
  async changePreferences(programId: string, wanted: Preferences, { userId }: Actor): Promise<Preferences> {
    await this.programs.requireMember(programId, userId);
    await this.db.run(async (tx) => {
      const { weekday, hour, ...rest } = wanted;
      await tx.manager.update(ProgramEntity, programId, {
        checkInWeekday: weekday,
        checkInHour: hour,
        ...rest,
      });
      await planAnew(tx, programId);
    });
    return wanted;
  }

  private async change(
    programId: string,
    dueOn: string,
    { userId }: Actor,
    work: (tx: Transaction, checkIn: CheckInEntity) => Promise<Partial<CheckInEntity>>,
  ) {
    await this.programs.requireMember(programId, userId);
    return this.db.run(async (tx) => {
      const checkIn = await this.lock(tx, programId, dueOn);
      if (checkIn.openedAt || checkIn.state === 'answered') throw programsError('CHECK_IN_OPENED');
      const isOver = checkIn.state === 'open' && today() > lastDayOf(checkIn.dueOn);
      if (isOver || checkIn.state === 'missed') throw programsError('CHECK_IN_MISSED');
      return this.update(tx, checkIn, await work(tx, checkIn));
    });
  }

  /** The program is locked first, as everywhere; the team opens and answers a check-in under the lock of its row alone. @throws NOT_FOUND */
  private async lock(tx: Transaction, programId: string, dueOn: string): Promise<CheckInEntity> {
    await tx.rows('SELECT 1 FROM programs WHERE id = $1 FOR NO KEY UPDATE', [programId]);
    const found = await tx.manager.findOne(CheckInEntity, {
      where: { programId, dueOn },
      lock: { mode: 'for_no_key_update' },
    });
    if (!found) throw platformError('NOT_FOUND');
    return found;
  }

  private async update(tx: Transaction, { id, version }: CheckInEntity, change: Partial<CheckInEntity>) {
    await tx.manager.update(CheckInEntity, id, { ...change, version: version + 1 } as never);
    return shownCheckIn(await tx.manager.findOneByOrFail(CheckInEntity, { id }));
  }
}

interface Preferences {
  weekday: number;
  hour: number;
  zone: string | null;
  weightUnit: 'kg' | 'lb';
  lengthUnit: 'cm' | 'in';
}

const preferencesOf = (program: ProgramEntity): Preferences => ({
  weekday: program.checkInWeekday,
  hour: program.checkInHour,
  zone: program.zone,
  weightUnit: program.weightUnit,
  lengthUnit: program.lengthUnit,
});

/** Photographs as the addresses of private files. */
export const shownCheckIn = ({ photos, ...checkIn }: CheckInEntity) => ({
  ...checkIn,
  lastDay: lastDayOf(checkIn.dueOn),
  photos: addressesOf(photos),
});

export const addressesOf = (photos: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(photos).map(([view, id]) => [view, `/api/private-files/${id}`]));
