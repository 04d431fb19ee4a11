import { shoppingList, shownLine } from '@ironbloom/brand/nutrition';
import type { FoodPlan } from '@ironbloom/brand/plan';
import type { ReactNode } from 'react';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Panel, Tool } from './parts.tsx';
import styles from './shopping.module.css';

/** What a week of the usual options takes. */
export function Shopping({ plan }: { plan: FoodPlan }): ReactNode {
  const list = shoppingList(plan);
  const copy = useAction(async () => {
    await navigator.clipboard.writeText(list.map((line) => `${line.name}: ${shownLine(line)}`).join('\n'));
    toast.success('The list is copied.');
  }, 'The list could not be copied. Please mark it and copy it.');
  return (
    <Panel title="Shopping, one week" side={list.length > 0 && <Tool onClick={() => copy.run()}>Copy</Tool>}>
      {list.length === 0 ? (
        <p className={styles.empty}>Foods of the first options are listed here.</p>
      ) : (
        <ul className={`${styles.list} num`}>
          {list.map((line) => (
            <li key={`${line.source} ${line.name} ${line.unit}`}>
              <span>{line.name}</span>
              <b>{shownLine(line)}</b>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
