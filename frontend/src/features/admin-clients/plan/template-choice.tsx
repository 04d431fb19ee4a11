import { type ReactNode, useId } from 'react';
import { Loaded } from '#shared/ui/feedback/loaded.tsx';
import { useTemplates } from '../api.ts';
import styles from './template-choice.module.css';

interface TemplateChoiceProps {
  kind: 'training' | 'food';
  chosen: string;
  onChoose: (id: string) => void;
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** One of the offered templates of a kind. */
export function TemplateChoice({ kind, chosen, onChoose }: TemplateChoiceProps): ReactNode {
  const name = useId();
  return (
    <Loaded answer={useTemplates()} loading="Loading the templates...">
      {({ items }) => {
        const offered = items.filter((template) => template.kind === kind && !template.hidden);
        if (offered.length === 0)
          return (
            <p className="small muted">
              There is no template of {kind} to choose: “New” on Templates makes one.
            </p>
          );
        return (
          <fieldset className={styles.choices}>
            <legend className="label">Template</legend>
            {offered.map((template) => {
              const { _id, training, food } = template;
              return (
                <label key={_id} htmlFor={`${name}-${_id}`}>
                  <input
                    id={`${name}-${_id}`}
                    type="radio"
                    name={name}
                    checked={_id === chosen}
                    onChange={() => onChoose(_id)}
                  />
                  <b>{template.name}</b>
                  <span className="micro quiet">
                    {training &&
                      `${counted(training.weeks, 'week')}, ${counted(training.days, 'day')} a week. `}
                    {food && `${counted(food.meals, 'meal')}. `}
                    {template.forWhom}
                  </span>
                </label>
              );
            })}
          </fieldset>
        );
      }}
    </Loaded>
  );
}
