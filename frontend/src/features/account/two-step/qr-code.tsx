import type { ReactNode } from 'react';
import { encode } from 'uqr';
import styles from './two-step.module.css';

/** Modules of white around it, without which cameras do not find it (ISO/IEC 18004). */
const quietZone = 4;

/** For a camera. What it says stands beside it as text, too. */
export function QrCode({ text }: { text: string }): ReactNode {
  const { size, data } = encode(text, { ecc: 'M', border: quietZone });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code for your authenticator app"
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} />
    </svg>
  );
}
