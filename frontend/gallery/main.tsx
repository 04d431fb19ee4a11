import '../src/shared/styles/tokens.css';
import '../src/shared/styles/base.css';
import '../src/shared/styles/prose.css';
import { colorSheet, shippedColors } from '@ironbloom/brand/look';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { Surface } from '../src/shared/ui/layout/surface.tsx';
import { Toaster } from '../src/shared/ui/feedback/toaster.tsx';
import { ContentBlocks } from './content-blocks.tsx';
import { ControlBlocks } from './control-blocks.tsx';
import styles from './gallery.module.css';
import { OverlayBlocks } from './overlay-blocks.tsx';

const tones = ['ink', 'paper'] as const;

function Gallery() {
  return (
    <main>
      <div className={`wrap ${styles.top}`}>
        <h1 className="d1">Components</h1>
        <p className="lead">Every shared part in every state, on both surfaces.</p>
      </div>
      {tones.map((tone) => (
        <Surface key={tone} as="section" tone={tone} className={styles.room} aria-label={`On ${tone}`}>
          <div className="wrap">
            <h2 className="d2">On {tone}</h2>
            <div className={styles.grid}>
              <ContentBlocks tone={tone} />
              <ControlBlocks tone={tone} />
              <OverlayBlocks />
            </div>
          </div>
        </Surface>
      ))}
      <Toaster />
    </main>
  );
}

// Pages have the colours in their document.
const colors = document.createElement('style');
colors.textContent = colorSheet(shippedColors);
document.head.prepend(colors);

const place = document.getElementById('gallery');
if (place) {
  createRoot(place).render(
    <MemoryRouter>
      <Gallery />
    </MemoryRouter>,
  );
}
