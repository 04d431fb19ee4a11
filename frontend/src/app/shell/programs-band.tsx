import type { ReactNode } from 'react';
import { paths } from '#shared/config/paths.ts';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import { FromPrice } from '#shared/ui/text/from-price.tsx';
import styles from './programs-band.module.css';

/** A call to action at the end of content pages. */
export function ProgramsBand(): ReactNode {
  return (
    <aside className={`wrap ${styles.band}`} data-screen-only aria-labelledby="programs-band">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 className="d3" id="programs-band">
            A plan written for you
          </h2>
          <p className="muted">
            A coach writes your training and your food, and checks in every week, <FromPrice />.
          </p>
        </div>
        <ButtonLink variant="primary" size="lg" iconAfter="arrow" to={paths.trainingPrograms}>
          See the programs
        </ButtonLink>
      </div>
    </aside>
  );
}
