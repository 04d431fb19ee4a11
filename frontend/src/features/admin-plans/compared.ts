import { formatRupees } from '#shared/india/rupees.ts';
import { readRupees } from '#shared/india/typed-rupees.ts';
import type { Values } from '#shared/lib/compare.ts';
import type { Compared } from '#shared/ui/overlays/compare-dialog.tsx';
import { kindName, lists, planOf, titleOf, valuesOf } from './book.ts';
import type { PlanConflict } from './use-plan-draft.ts';

const fieldWords: Readonly<Record<string, string>> = {
  months: 'months',
  price: 'price',
  originalPrice: 'usual price',
  visible: 'shown',
  mostChosen: 'most chosen',
  kind: 'kind',
  priceList: 'price list',
  name: 'name',
  text: 'line below the name',
  people: 'people',
};

/** The differences of two books in words. */
export function comparedFields({ theirs, fields }: PlanConflict, mine: Values): Compared[] {
  const other = valuesOf(theirs);
  return fields.map(({ name, likely, mine: my, theirs: their }) => ({
    name,
    likely,
    label: labelOf(mine, name),
    mine: inWords(mine, name, my),
    theirs: inWords(other, name, their),
  }));
}

function labelOf(values: Values, name: string): string {
  if (name === 'plans') return 'Plans and their order';
  if (name === 'kinds') return 'Plan types and their order';
  const [, what, id = '', field = ''] = /^(plan|kind):(.+)\.(\w+)$/.exec(name) ?? [];
  const words = fieldWords[field] ?? field;
  if (what === 'kind') return `${values[kindName(id, 'name')] ?? id}: ${words}`;
  const list = lists.find((each) => each.id === planOf(values, id).priceList)?.name ?? '';
  return `${titleOf(values, id)} (${list}): ${words}`;
}

function inWords(values: Values, name: string, text: string): string {
  if (name === 'kinds')
    return text
      .split(',')
      .map((key) => values[kindName(key, 'name')])
      .join(', ');
  const paise = /price$/i.test(name) ? readRupees(text) : undefined;
  if (paise !== undefined) return formatRupees(paise);
  if (name !== 'plans') return text || '(empty)';
  const inList = (list: (typeof lists)[number]): string => {
    const ids = text.split(',').filter((id) => planOf(values, id).priceList === list.id);
    return `${list.name}: ${ids.map((id) => titleOf(values, id)).join('; ')}`;
  };
  return lists.map(inList).join('\n');
}
