import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IsNull, Raw } from 'typeorm';
import type {
  CurrentPublication,
  Edition,
} from '../../platform/database/publications/current-publication.ts';
import { Publications } from '../../platform/database/publications/publications.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { isoDay } from '@ironbloom/brand/india';
import {
  type Catalogue,
  lowestMonthly,
  type Offering,
  CATALOGUE,
  offeringsOf,
  PRICE_LISTS,
  type PriceListId,
  type Sale,
} from './catalogue.domain.ts';
import type { OfferingBook } from './offerings/offering-book.domain.ts';
import { OfferEntity } from './offers/offer.entity.ts';

interface ShownList {
  id: PriceListId;
  plans: Offering[];
}

/** The catalogue in memory: requests do not read the database. */
@Injectable()
export class CatalogueService implements OnModuleInit {
  private published: CurrentPublication<Catalogue>;
  /** Cached per edition and day. */
  private shown: { edition: Edition<Catalogue>; day: string; lists: ShownList[] } | undefined;

  constructor(private readonly publications: Publications) {}

  async onModuleInit(): Promise<void> {
    this.published = await this.publications.keep(CATALOGUE, readCatalogue);
  }

  /** With its version, which orders compare with the database's. */
  get current(): Edition<Catalogue> {
    return this.published.current;
  }

  /** Call when the database has reported a newer version. */
  refresh(): Promise<void> {
    return this.published.refresh();
  }

  /** Both lists as shown, without hidden offerings. */
  shownLists(): ShownList[] {
    const { current } = this;
    const day = isoDay(new Date());
    if (this.shown?.edition !== current || this.shown.day !== day) {
      const lists = PRICE_LISTS.map((id) => ({
        id,
        plans: offeringsOf(current.value, id, day).filter(({ visible }) => visible),
      }));
      this.shown = { edition: current, day, lists };
    }
    return this.shown.lists;
  }

  /** "from ₹4,167 a month". @returns paise, in whole rupees */
  lowestMonthly(): number {
    return lowestMonthly(this.shownLists());
  }
}

/** As published now; processes that ask often keep it (`CatalogueService`). */
export async function readCatalogue(sql: Sql): Promise<Catalogue> {
  const [book, sales] = await Promise.all([readBook(sql), readSales(sql)]);
  return { ...book, sales };
}

/** Kinds and offerings, read in one statement. */
export async function readBook(sql: Sql): Promise<OfferingBook> {
  const [book] = await sql.rows<OfferingBook>(
    `SELECT (SELECT coalesce(jsonb_agg(jsonb_build_object('key', key, 'name', name, 'text', text, 'people', people)
                                       ORDER BY position), '[]') FROM plan_kinds) AS kinds,
            (SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'priceList', price_list, 'kind', kind,
                                         'months', months, 'price', price_paise, 'originalPrice', original_paise,
                                         'visible', visible, 'mostChosen', most_chosen)
                                       ORDER BY price_list DESC, position), '[]') FROM plans) AS plans`,
  );
  return book ?? { kinds: [], plans: [] };
}

/** Running and future sales, oldest first. One past day is included, as this process may run past midnight. */
async function readSales({ manager }: Sql): Promise<Sale[]> {
  const sales = await manager.find(OfferEntity, {
    where: { code: IsNull(), active: true, endsOn: Raw((endsOn) => `${endsOn} >= current_date - 2`) },
    order: { createdAt: 'ASC', id: 'ASC' },
  });
  return sales.flatMap(({ endsOn, ...sale }) => (endsOn === null ? [] : [{ ...sale, endsOn }]));
}
