import { business } from '@ironbloom/brand';
import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { ENV } from '../../../config/config.module.ts';
import type { Env } from '../../../config/env.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { Stories } from '../../content/testimonials/stories.service.ts';
import { Mail } from '../../mails/mails.service.ts';
import { ownerAddress } from '../../payments/capture/owner-notices.ts';
import { ProgramEntity } from '../program.entity.ts';
import { programsError } from '../programs.errors.ts';
import { ProgramsRepository } from '../programs.repository.ts';
import { summaryOf } from './term-days.ts';

/** Letters of a story that its mail to the owner shows. */
const EXCERPT = 300;

/** What is left to say after the end of a program. */
@Injectable()
export class Endings {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: UnitOfWork,
    private readonly programs: ProgramsRepository,
    private readonly stories: Stories,
    private readonly mail: Mail,
  ) {}

  /** The program in figures. @throws NOT_FOUND */
  async summary(programId: string, { userId }: Actor) {
    await this.programs.requireMember(programId, userId);
    const { storyId } = await this.db.manager.findOneByOrFail(ProgramEntity, { id: programId });
    const summary = await summaryOf(this.db, programId);
    return { ...summary, storyTold: storyId !== null, consent: consentTo(summary) };
  }

  /** Once, after the end: a draft of a testimonial, with her consent. @throws NOT_FOUND, PROGRAM_STATE, STORY_TOLD */
  async tell(
    programId: string,
    { name, story }: { name: string; story: string },
    { userId, email }: Actor,
  ): Promise<void> {
    await this.db.run(async (tx) => {
      await this.programs.requireMember(programId, userId, tx);
      const program = await tx.manager.findOneOrFail(ProgramEntity, {
        where: { id: programId },
        lock: { mode: 'for_no_key_update' },
      });
      if (program.state !== 'ended') throw programsError('PROGRAM_STATE');
      if (program.storyId !== null) throw programsError('STORY_TOLD');
      const summary = await summaryOf(tx, programId);
      const weight = summary.changes.find(({ quantity }) => quantity === 'weight');
      const storyId = uuidv7();
      await this.stories.addDraft(tx, {
        id: storyId,
        name,
        story,
        weights: weight && [weight.first, weight.last],
        consent: { words: consentTo(summary), email },
      });
      await tx.manager.update(ProgramEntity, programId, { storyId });
      await this.programs.record(tx, {
        programId,
        kind: 'story',
      });
      await this.mail.enqueue(tx, {
        key: `owner-story:${program.paymentId}:${programId}`,
        template: 'owner-notice',
        to: { email: ownerAddress(this.env), name: null },
        data: {
          title: `${name} has told a story`,
          lead: 'It is a draft with consent. Read it, add pictures that may be shown, and publish it if you like.',
          lines: [
            { label: 'Story', value: story.length > EXCERPT ? `${story.slice(0, EXCERPT)}...` : story },
          ],
          path: `/admin/testimonials/${storyId}`,
          action: 'Open the draft',
        },
      });
    });
  }
}

/** What she agrees to. A story is shown with the first and the last weight where they are known. */
function consentTo({ changes }: Pick<Awaited<ReturnType<typeof summaryOf>>, 'changes'>): string {
  const { name, supportEmail } = business();
  const weights = changes.some(({ quantity }) => quantity === 'weight')
    ? ', the name above, and my first and my last weight'
    : ' and the name above';
  return `I agree that ${name} may show this story${weights} on its website. I can take this back at any time: ${supportEmail}.`;
}
