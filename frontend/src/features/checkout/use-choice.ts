import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { defaultChoice, type PlanChoice } from '#shared/lib/plan-words.ts';
import { isTrainingType, toDuration } from '#shared/lib/read-choice.ts';
import { isRecord } from '#shared/lib/browser-store.ts';
import { readChoice, saveChoice } from './draft.ts';

/** Both parts are optional: `?duration=6` does not imply a training type. */
function partialChoice(values: Record<string, unknown>): Partial<PlanChoice> {
  const trainingType = [values['mode'], values['type'], values['trainingType']].find(isTrainingType);
  const duration = toDuration(values['duration']);
  return { ...(trainingType ? { trainingType } : {}), ...(duration ? { duration } : {}) };
}

/** The choice in the address, all the server knows. */
export function choiceFromSearch(search: string): Partial<PlanChoice> {
  return partialChoice(Object.fromEntries(new URLSearchParams(search)));
}

/**
 * The initial plan. The same history entry (reload, back) restores its plan; a new one takes the plan of route state or
 * address; otherwise the last choice.
 */
export function initialChoice(location: Location): PlanChoice {
  const stored = readChoice();
  const asked = {
    ...choiceFromSearch(location.search),
    ...(isRecord(location.state) ? partialChoice(location.state) : {}),
  };
  const { trainingType, duration } = stored?.place === placeOf(location) ? stored : { ...stored, ...asked };
  return {
    trainingType: trainingType ?? defaultChoice.trainingType,
    duration: duration ?? defaultChoice.duration,
  };
}

function placeOf({ key, pathname, search }: Location): string {
  return `${key} ${pathname}${search}`;
}

/** Keeps the object if nothing changed, which avoids a re-render of the form. */
function keepIfSame(before: PlanChoice, next: PlanChoice): PlanChoice {
  const same = before.trainingType === next.trainingType && before.duration === next.duration;
  return same ? before : next;
}

export function useChoice(): [PlanChoice, (change: Partial<PlanChoice>) => void] {
  const location = useLocation();
  const [first] = useState<PlanChoice>(() => ({ ...defaultChoice, ...choiceFromSearch(location.search) }));
  const [choice, setChoice] = useState(first);

  // Storage and route state are browser-only: read after hydration.
  const place = placeOf(location);
  const shown = useRef<string | null>(null);
  useLayoutEffect(() => {
    const arriving = shown.current === null;
    shown.current = place;
    // A choice made before hydration wins.
    setChoice((before) =>
      arriving && before !== first ? before : keepIfSame(before, initialChoice(location)),
    );
    // Depends on the history entry only.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [place]);

  useEffect(() => saveChoice({ ...choice, place }), [choice, place]);

  return [choice, (change) => setChoice((before) => ({ ...before, ...change }))];
}
