import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Publications } from '../../../platform/database/publications/publications.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { catalogueError } from '../catalogue.errors.ts';
import {
  type OfferDraft,
  OfferListRepository,
  type OfferRecord,
  type OfferWithUses,
} from './offer-list.repository.ts';
import { PLANS } from '../plan-catalogue.domain.ts';

/** What the owner does to offers. Sales are part of the prices that every process keeps. */
@Injectable()
export class OfferEditing {
  constructor(
    private readonly db: UnitOfWork,
    private readonly publications: Publications,
    private readonly offers: OfferListRepository,
    private readonly activities: ActivityLog,
  ) {}

  list(): Promise<OfferWithUses[]> {
    return this.offers.list();
  }

  /** @throws OFFER_CODE_TAKEN */
  create(draft: OfferDraft, actor: Actor): Promise<OfferRecord> {
    return this.db.run(async (tx) => {
      const saved = await this.offers.insert(tx, uuidv7(), tidied(draft));
      if (!saved) throw catalogueError('OFFER_CODE_TAKEN').at('code');
      await this.tell(tx, actor, null, saved);
      return saved;
    });
  }

  /** @param version of the offer that was edited @throws OFFER_NOT_FOUND, STALE_OFFER, OFFER_CODE_TAKEN */
  change(id: string, draft: OfferDraft, version: number, actor: Actor): Promise<OfferRecord> {
    return this.db.run(async (tx) => {
      const before = await this.offers.lock(tx, id);
      if (!before) throw catalogueError('OFFER_NOT_FOUND');
      if (before.version !== version) throw catalogueError('STALE_OFFER');
      const saved = await this.offers.update(tx, id, tidied(draft));
      if (!saved) throw catalogueError('OFFER_CODE_TAKEN').at('code');
      await this.tell(tx, actor, before, saved);
      return saved;
    });
  }

  private async tell(
    tx: Transaction,
    actor: Actor,
    before: OfferRecord | null,
    after: OfferRecord,
  ): Promise<void> {
    const action = before ? 'Updated' : 'Created';
    const changes = { before: before && noted(before), after: noted(after) };
    await this.activities.record(tx, actor, { action, feature: 'Offer', changes });
    if (after.code === null || before?.code === null) await this.publications.publish(tx, PLANS);
  }
}

/** A sale is everybody's, as often as they like. */
const tidied = (draft: OfferDraft): OfferDraft =>
  draft.code === null ? { ...draft, maxUses: null, maxUsesPerEmail: null, firstPurchaseOnly: false } : draft;

const noted = ({
  id,
  createdAt: _created,
  updatedAt: _updated,
  version: _version,
  ...offer
}: OfferRecord): object => ({
  _id: id,
  ...offer,
});
