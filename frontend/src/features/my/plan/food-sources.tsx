import type { FoodPortion } from '@ironbloom/brand/plan';
import { type ReactNode, useState } from 'react';
import { Icon } from '#shared/ui/media/icon.tsx';
import styles from './food-sources.module.css';

/** Loaded on request: the list of foods is large. */
async function sourcesOf(portions: readonly FoodPortion[]): Promise<(readonly [string, string])[]> {
  const { shippedFoods } = await import('@ironbloom/brand/foods');
  const byId = new Map(shippedFoods.map((food) => [food.id, food.source.text]));
  const words = ({ source, sourceId }: FoodPortion): string => {
    if (source === 'recipe') return 'our recipe, for one serving';
    if (source === 'own') return 'typed by your coach';
    return (sourceId !== null && byId.get(sourceId)) || 'our list of foods';
  };
  return [...new Map(portions.map((portion) => [portion.name, words(portion)]))];
}

export function FoodSources({ portions }: { portions: readonly FoodPortion[] }): ReactNode {
  const [sources, setSources] = useState<(readonly [string, string])[]>();
  const [failed, setFailed] = useState(false);

  async function load(): Promise<void> {
    setFailed(false);
    try {
      setSources(await sourcesOf(portions));
    } catch {
      setFailed(true);
    }
  }

  return (
    <div className={styles.sources}>
      <p className="small muted">
        Carbs are counted without fibre. Figures are means of tables: brands and kitchens differ. This plan is
        no medical advice.
      </p>
      <details
        onToggle={({ currentTarget }) => {
          if (currentTarget.open && !sources) void load();
        }}
      >
        <summary>
          Where the figures are from <Icon name="chevron-down" />
        </summary>
        {failed && (
          <p role="alert">
            The sources did not load.{' '}
            <button type="button" className="link" onClick={() => void load()}>
              Try again
            </button>
          </p>
        )}
        <dl>
          {sources?.map(([name, source]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{source}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
