import { type ReactNode, useState } from 'react';
import { bind, type Part } from '#shared/document/fields.tsx';
import { formatRupees } from '#shared/india/rupees.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Row, Stack } from '#shared/ui/layout/flow.tsx';
import { type BookForm, lists, type PlanForm, planOf, priceDifferences, titleOf } from './book.ts';
import { KindDialog } from './kind-dialog.tsx';
import { PlanGrid, type PlanGridProps } from './plan-grid.tsx';
import styles from './plan-grid.module.css';

interface PlanEditorProps extends Omit<PlanGridProps, 'onEditKind'> {
  /** The published price lists have different orders. */
  twoOrders: boolean;
}

/** The plans of both price lists in one grid. */
export function PlanEditor({ twoOrders, ...grid }: PlanEditorProps): ReactNode {
  const { form } = grid;
  const { value: book, errors, set } = form;
  /** The plan type that is edited; null for a new one. */
  const [edited, setEdited] = useState<BookForm['kinds'][number] | null>();
  const kinds = bind(form, 'kinds');
  return (
    <Stack gap="5">
      {twoOrders && (
        <Notice>
          The two price lists have different orders. The grid has that of Training programs; publishing uses
          it for both.
        </Notice>
      )}
      {lists.map(
        ({ id, name }) =>
          errors[id] && (
            <Notice key={id} tone="red" role="alert">
              {`${name}: ${errors[id]}`}
            </Notice>
          ),
      )}
      <PlanGrid {...grid} onEditKind={setEdited} />
      <Row>
        <Button size="sm" disabled={form.busy} onClick={() => setEdited(null)}>
          Add plan type
        </Button>
      </Row>
      {/* Below, so that the number that is typed stays in its place. */}
      <PriceDifferences book={book} set={set} />
      {edited !== undefined && (
        <KindDialog of={kinds} edited={edited ?? undefined} onClose={() => setEdited(undefined)} />
      )}
    </Stack>
  );
}

/** Lists plans with different prices, with buttons to use one price. */
function PriceDifferences({ book, set }: { book: BookForm; set: Part<BookForm>['set'] }): ReactNode {
  const rupees = (plan: PlanForm): string => formatRupees(planOf(plan).price);
  return priceDifferences(book).map(({ first, second }) => (
    <Notice key={first.id} tone="grey">
      <b>{`${titleOf(book, first)} has two prices.`}</b>{' '}
      <span>{`${rupees(first)} on Training programs, ${rupees(second)} on the home page and Buy a program. We recommend one price everywhere.`}</span>
      <Row as="span" gap="2" className={styles.answers}>
        {[[first, second] as const, [second, first] as const].map(([kept, other]) => (
          <Button key={kept.id} size="sm" onClick={() => set(`plans.#${other.id}.price`, kept.price)}>
            {`Use ${rupees(kept)} everywhere`}
          </Button>
        ))}
      </Row>
    </Notice>
  ));
}
