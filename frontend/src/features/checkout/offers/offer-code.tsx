import { lazy, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LazyPart } from '#shared/ui/feedback/lazy-part.tsx';
import { firstCode } from './offer.ts';
import styles from './offer-code.module.css';
import type { OfferFieldProps } from './offer-field.tsx';

const OfferField = lazy(async () => ({ default: (await import('./offer-field.tsx')).OfferField }));

/** "Have a code?": the input is loaded when opened, or if the address or the tab has a code. */
export function OfferCode(props: OfferFieldProps): ReactNode {
  const { search } = useLocation();
  const { priceList, choice } = props;
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);

  // Effect, as storage and cached pages' addresses are only known in the browser.
  useEffect(() => {
    if (details.current && firstCode(search)) details.current.open = true;
  }, [search]);

  return (
    <details
      ref={details}
      className={styles.disclosure}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Have a code?</summary>
      {open && (
        <LazyPart fallback={null}>
          {/* Remounts for another plan, which checks the code again. */}
          <OfferField key={`${priceList} ${choice.trainingType} ${choice.duration}`} {...props} />
        </LazyPart>
      )}
    </details>
  );
}
