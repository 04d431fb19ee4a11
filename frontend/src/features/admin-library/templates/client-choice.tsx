import { type ReactNode, useState } from 'react';
import { useDebounced } from '#shared/lib/use-debounced.ts';
import { Loaded } from '#shared/ui/feedback/loaded.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { useClientsNamed } from '../api.ts';
import choices from '../choices.module.css';

interface ClientChoiceProps {
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
}

/** One of the open programs that the viewer may see. */
export function ClientChoice({ chosen, onChoose }: ClientChoiceProps): ReactNode {
  const [text, setText] = useState('');
  const clients = useClientsNamed(useDebounced(text.trim()));
  return (
    <>
      <Field label="Client">
        {(control) => (
          <Input
            {...control}
            type="search"
            value={text}
            placeholder="Name, email or phone"
            autoComplete="off"
            onChange={({ target }) => {
              setText(target.value);
              onChoose(undefined);
            }}
          />
        )}
      </Field>
      <Loaded answer={clients} loading={<Skeleton height="10rem" />}>
        {({ items }) => (
          <fieldset className={choices.choices}>
            <legend className="sr">Clients</legend>
            {items.map(({ _id, name, week, weeks }) => (
              <label key={_id} className={choices.choice}>
                <input type="radio" name="client" checked={chosen === _id} onChange={() => onChoose(_id)} />
                <b>{name}</b>
                <span className="small quiet">{week === null ? '' : `week ${week} of ${weeks}`}</span>
              </label>
            ))}
            {items.length === 0 && <p className="small muted">No open program fits.</p>}
          </fieldset>
        )}
      </Loaded>
    </>
  );
}
