import { business } from '@ironbloom/brand';
import { type Look, pageLook } from '@ironbloom/brand/look';
import type { ReactNode } from 'react';
import { useSite } from '#shared/config/site.tsx';
import { Button } from '#shared/ui/actions/button.tsx';
import { Card } from '#shared/ui/layout/card.tsx';
import { Surface } from '#shared/ui/layout/surface.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import { tokensOf } from './paint-page.ts';
import styles from './look.module.css';

const tones = ['ink', 'paper'] as const;

/** Sample of tab, header, buttons, prices and social card in the draft's colours. */
export function LookPreview({ look }: { look: Look }): ReactNode {
  const { origin } = useSite();
  const { logo, social } = pageLook(look);
  const { name, tagline } = business();
  return (
    <div className={styles.sample} style={tokensOf(look.colors)} inert>
      <p className={styles.tab}>
        <img
          src={look.icon ? `${look.icon.folder}/icon-192.png` : '/favicon.svg'}
          width="20"
          height="20"
          alt=""
        />
        {name}
      </p>
      <Surface tone="ink" className={styles.header}>
        <img src={logo.src} width={logo.width} height={logo.height} alt="" />
        <span className={styles.current}>Testimonials</span>
        <Button size="sm">Sign Up</Button>
      </Surface>
      {look.hero && (
        <img
          className={styles.hero}
          src={look.hero.wide.img.src}
          width={look.hero.wide.img.w}
          height={look.hero.wide.img.h}
          alt=""
        />
      )}
      <div className={styles.grounds}>
        {tones.map((tone) => (
          <Surface key={tone} tone={tone} className={styles.ground}>
            <p className="d3">Train with us</p>
            <p className="muted">Secondary text.</p>
            <Card className={styles.price}>
              <Badge tone="tint">50% off</Badge>
              <p className="figure num d3">₹15,000</p>
              <Button variant="primary">Get started</Button>
            </Card>
            <span className="link">A link</span>
          </Surface>
        ))}
      </div>
      <div className={styles.social}>
        <img src={social} width="1200" height="630" alt="" />
        <p className="small">
          <span className="quiet">{new URL(origin).hostname}</span>
          <br />
          <b>
            {name} | {tagline}
          </b>
        </p>
      </div>
    </div>
  );
}
