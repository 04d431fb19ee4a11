import { isoDay } from '@ironbloom/brand/india';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/unit-of-work.ts';
import { ConsentLedger } from '../../privacy/consents.service.ts';
import { TestimonialEntity } from './testimonial.entity.ts';

interface ToldStory {
  id: string;
  name: string;
  story: string;
  /** The first and the last, in kg. */
  weights: readonly [number, number] | undefined;
  consent: { words: string; email: string };
}

/** Stories that clients tell themselves: drafts, to which the owner adds pictures before they are shown. */
@Injectable()
export class Stories {
  constructor(private readonly consents: ConsentLedger) {}

  async addDraft(tx: Transaction, { id, name, story, weights, consent }: ToldStory): Promise<void> {
    const consentDate = isoDay(Date.now());
    await tx.manager.insert(TestimonialEntity, {
      id,
      name,
      story: story.slice(0, 300),
      fullStory: story,
      beforeImage: '',
      afterImage: '',
      beforeWeight: weights?.[0] ?? 0,
      afterWeight: weights?.[1] ?? 0,
      beforeMonth: '',
      afterMonth: '',
      consentDate,
      draft: true,
    });
    await this.consents.recordStory(tx, id, { on: consentDate, ...consent });
  }
}
