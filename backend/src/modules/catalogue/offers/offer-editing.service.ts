import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { Publications } from '../../../platform/database/publications/publications.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { CATALOGUE } from '../catalogue.domain.ts';
import { catalogueError } from '../catalogue.errors.ts';
import { OfferEntity } from './offer.entity.ts';
import { COUNTS } from './offers.repository.ts';

/** An offer as edited. */
type OfferDraft = Omit<OfferEntity, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

/** Use of an offer; paise. */
interface OfferResult {
  /** Paid for. */
  used: number;
  /** Kept for orders that may still be paid. */
  held: number;
  /** Total reduction of paid orders. */
  given: number;
}

/** Maximum number of listed offers. */
const SHOWN = 200;

/** Edits offers. Sales are part of the prices that every process caches. */
@Injectable()
export class OfferEditing {
  constructor(
    private readonly db: UnitOfWork,
    private readonly publications: Publications,
    private readonly activities: ActivityLog,
  ) {}

  /** Newest first. */
  async list(): Promise<(OfferEntity & OfferResult)[]> {
    const offers = await this.db.manager.find(OfferEntity, {
      order: { createdAt: 'DESC', id: 'DESC' },
      take: SHOWN,
    });
    const results = await this.db.rows<OfferResult & { id: string }>(
      `SELECT offer_id AS id, count(*) FILTER (WHERE status = 'completed')::int AS used,
              count(*) FILTER (WHERE status <> 'completed')::int AS held,
              coalesce(sum(discount_paise) FILTER (WHERE status = 'completed'), 0)::float8 AS given
         FROM payments WHERE offer_id = ANY($1) AND ${COUNTS} GROUP BY offer_id`,
      [offers.map(({ id }) => id)],
    );
    const byOffer = new Map(results.map((result) => [result.id, result]));
    return offers.map((offer) => ({ used: 0, held: 0, given: 0, ...byOffer.get(offer.id), ...offer }));
  }

  /** @throws OFFER_CODE_TAKEN */
  create(draft: OfferDraft, actor: Actor): Promise<OfferEntity> {
    return this.db.run(async (tx) => {
      const id = uuidv7();
      const insert = tx.manager.createQueryBuilder().insert().into(OfferEntity);
      await insert
        .values({ id, ...tidied(draft) })
        .orIgnore()
        .execute();
      const saved = await tx.manager.findOneBy(OfferEntity, { id });
      if (!saved) throw catalogueError('OFFER_CODE_TAKEN').at('code');
      await this.record(tx, actor, null, saved);
      return saved;
    });
  }

  /** @param version of the edited offer @throws OFFER_NOT_FOUND, STALE_OFFER, OFFER_CODE_TAKEN */
  change(id: string, draft: OfferDraft, version: number, actor: Actor): Promise<OfferEntity> {
    return this.db.run(async (tx) => {
      const { manager } = tx;
      const lock = { mode: 'pessimistic_write' } as const;
      const before = await manager.findOne(OfferEntity, { where: { id }, lock });
      if (!before) throw catalogueError('OFFER_NOT_FOUND');
      if (before.version !== version) throw catalogueError('STALE_OFFER');
      const { code } = draft;
      if (code !== null && (await manager.existsBy(OfferEntity, { code, id: Not(id) })))
        throw catalogueError('OFFER_CODE_TAKEN').at('code');
      await manager.update(OfferEntity, { id }, { ...tidied(draft), version: version + 1 });
      const saved = await manager.findOneByOrFail(OfferEntity, { id });
      await this.record(tx, actor, before, saved);
      return saved;
    });
  }

  private async record(
    tx: Transaction,
    actor: Actor,
    before: OfferEntity | null,
    after: OfferEntity,
  ): Promise<void> {
    const action = before ? 'Updated' : 'Created';
    const changes = { before: before && noted(before), after: noted(after) };
    await this.activities.record(tx, actor, { action, feature: 'Offer', changes });
    if (after.code === null || before?.code === null) await this.publications.publish(tx, CATALOGUE);
  }
}

/** A sale has no limits of use. */
const tidied = (draft: OfferDraft): OfferDraft =>
  draft.code === null ? { ...draft, maxUses: null, maxUsesPerEmail: null, firstPurchaseOnly: false } : draft;

function noted(offer: OfferEntity): object {
  const { id, createdAt: _created, updatedAt: _updated, version: _version, ...terms } = offer;
  return { _id: id, ...terms };
}
