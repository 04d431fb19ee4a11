import { draftStore } from '#shared/publishing/draft-store.ts';
import {
  type Conflict,
  type PublishedDraft,
  usePublishedDraft,
} from '#shared/publishing/use-published-draft.ts';
import { fetchBook, usePlanActions } from './api.ts';
import {
  bookOf,
  type KindField,
  kindKeys,
  kindName,
  type PlanField,
  planIds,
  planName,
  planOf,
  type PublishedBook,
  valuesOf,
} from './book.ts';
import type { FieldErrors } from '#shared/forms/engine.ts';
import { readRupees } from '#shared/india/typed-rupees.ts';
import type { Values } from '#shared/lib/compare.ts';

const words = {
  price: 'Enter rupees, such as 15000 or 14375.50',
  lower: 'The usual price cannot be lower than the price',
  months: 'Whole months, 1 to 60',
  name: 'Enter a name',
};

/** What is wrong before anything is sent, by field. What more there is, the server says. */
export function problemsOf(values: Values): FieldErrors {
  const problems: Record<string, string> = {};
  for (const key of kindKeys(values)) {
    if (!values[kindName(key, 'name')]?.trim()) problems[kindName(key, 'name')] = words.name;
  }
  for (const id of planIds(values)) {
    const { months, price, originalPrice } = planOf(values, id);
    if (months < 1 || months > 60) problems[planName(id, 'months')] = words.months;
    for (const field of ['price', 'originalPrice'] as const) {
      const typed = values[planName(id, field)] ?? '';
      if (!readRupees(typed)) problems[planName(id, field)] = words.price;
    }
    if (price && originalPrice && originalPrice < price)
      problems[planName(id, 'originalPrice')] = words.lower;
  }
  return problems;
}

/** The server's `plans.3.price` under the field it means. What stands under none is said above all. */
export function placed(fields: Readonly<Record<string, string>>, values: Values): FieldErrors {
  const [ids, keys] = [planIds(values), kindKeys(values)];
  return Object.fromEntries(
    Object.entries(fields).map(([path, sentence]) => {
      const [, what, index, field] = /^(plans|kinds)\.(\d+)\.(\w+)$/.exec(path) ?? [];
      const id = what === 'plans' && ids[Number(index)];
      const key = what === 'kinds' && keys[Number(index)];
      if (id) return [planName(id, field as PlanField), sentence];
      return [key ? kindName(key, field as KindField) : path, sentence];
    }),
  );
}

export type PlanConflict = Conflict<PublishedBook>;
export type PlanEditing = PublishedDraft<PublishedBook>;

const drafts = draftStore('admin-draft:plans');

/** Editing the book. Whether a plan is there at all stands in the order. */
export function usePlanDraft(published: PublishedBook): PlanEditing {
  const actions = usePlanActions();
  return usePublishedDraft(published, {
    drafts,
    valuesOf,
    latest: fetchBook,
    publish: (values, version) => actions.publish(bookOf(values), version),
    problemsOf,
    placed,
    stale: 'STALE_PLANS',
    failed: 'The plans could not be published.',
  });
}
