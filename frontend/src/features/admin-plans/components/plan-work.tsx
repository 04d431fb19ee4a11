import type { ComponentType, ReactNode } from 'react';
import { fullDayAndTime } from '#shared/india/dates.ts';
import { DraftNotices } from '#shared/publishing/draft-notices.tsx';
import { PublishBar } from '#shared/publishing/publish-bar.tsx';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { type Compared, CompareDialog } from '#shared/ui/overlays/compare-dialog.tsx';
import {
  type Book,
  bookOf,
  kindName,
  lists,
  planOf,
  type PublishedBook,
  titleOf,
  valuesOf,
} from '../book.ts';
import { type PlanConflict, usePlanDraft } from '../use-plan-draft.ts';
import { PlanEditor } from './plan-editor.tsx';
import { formatRupees } from '#shared/india/rupees.ts';
import { readRupees } from '#shared/india/typed-rupees.ts';
import type { Values } from '#shared/lib/compare.ts';

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
function comparedFields({ theirs, fields }: PlanConflict, mine: Values): Compared[] {
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

interface PlanWorkProps {
  published: PublishedBook;
  tabs: ReactNode;
  /** Instead of the fields. */
  Preview: ComponentType<{ book: Book }> | undefined;
}

/** The draft of the book, its fields or its preview, and the press that publishes it. */
export function PlanWork({ published, tabs, Preview }: PlanWorkProps): ReactNode {
  const draft = usePlanDraft(published);
  const { values, busy, conflict } = draft;
  return (
    <AdminPage
      title="Plans"
      note={
        published.publishedBy
          ? `Revision ${published.version}, published ${fullDayAndTime(published.publishedAt)} by ${published.publishedBy}`
          : 'Default content'
      }
    >
      {tabs}
      <DraftNotices
        draft={draft}
        what="plans"
        unpublished="Your changes are kept in this browser. Buyers see the published prices."
      />
      {Preview ? <Preview book={bookOf(values)} /> : <PlanEditor draft={draft} />}
      <PublishBar draft={draft} onPublish={() => void draft.publish()} />
      {conflict && (
        <CompareDialog
          key={conflict.theirs.version}
          open
          lead={`${conflict.theirs.publishedBy ?? 'Someone'} published on ${fullDayAndTime(conflict.theirs.publishedAt)}. Choose a version for each field.`}
          fields={comparedFields(conflict, values)}
          confirmLabel="Publish these"
          busyLabel="Publishing..."
          busy={busy}
          onClose={draft.compareLater}
          onResolve={draft.resolve}
        />
      )}
    </AdminPage>
  );
}
