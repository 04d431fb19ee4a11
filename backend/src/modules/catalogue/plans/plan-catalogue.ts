import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Publications } from '../../../platform/database/publications/publications.ts';
import type {
  Edition,
  CurrentPublication,
} from '../../../platform/database/publications/current-publication.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import {
  type Catalogue,
  type Plan,
  plansOf,
  PRICE_LISTS,
  type PriceListId,
  PLANS,
} from '../plan-catalogue.domain.ts';
import { indianDay } from '../../../platform/text/indian-day.domain.ts';
import { readBook } from './plan-rows.ts';
import { readSales } from './sale-rows.ts';

export interface ShownList {
  id: PriceListId;
  plans: Plan[];
}

/** What is sold, in memory: no request asks the database for it. */
@Injectable()
export class PlanCatalogue implements OnModuleInit {
  private published: CurrentPublication<Catalogue>;
  /** Made once for an edition and a day. */
  private shown: { of: Edition<Catalogue>; day: string; lists: ShownList[] } | undefined;

  constructor(private readonly publications: Publications) {}

  async onModuleInit(): Promise<void> {
    this.published = await this.publications.keep(PLANS, readCatalogue);
  }

  /** With its version, by which an order is compared with what the database sells. */
  get current(): Edition<Catalogue> {
    return this.published.current;
  }

  /** For who was told by the database that this is out of date. */
  refresh(): Promise<void> {
    return this.published.refresh();
  }

  /** What screens show now: both lists, without what is hidden. */
  shownLists(): ShownList[] {
    const { current } = this;
    const day = indianDay(new Date());
    if (this.shown?.of !== current || this.shown.day !== day) {
      const lists = PRICE_LISTS.map((id) => ({
        id,
        plans: plansOf(current.value, id, day).filter(({ visible }) => visible),
      }));
      this.shown = { of: current, day, lists };
    }
    return this.shown.lists;
  }
}

async function readCatalogue(sql: Sql): Promise<Catalogue> {
  const [book, sales] = await Promise.all([readBook(sql), readSales(sql)]);
  return { ...book, sales };
}
