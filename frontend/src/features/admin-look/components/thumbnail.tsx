import type { ReactNode } from 'react';
import type { Values } from '#shared/lib/compare.ts';
import { Surface } from '#shared/ui/layout/surface.tsx';
import { type FileField, fileOf } from '../look-form.ts';
import styles from './look.module.css';

/** What was uploaded for a field, on the ground where it stands. */
export function Thumbnail({ name, values }: { name: FileField; values: Values }): ReactNode {
  return (
    <Surface tone={name === 'logoDark' ? 'paper' : 'ink'} className={styles.thumbnail}>
      {pictureOf(name, values)}
    </Surface>
  );
}

function pictureOf(name: FileField, values: Values): ReactNode {
  switch (name) {
    case 'logoLight':
    case 'logoDark': {
      const logo = fileOf(values, name);
      return logo && <img src={logo.src} width={logo.width} height={logo.height} alt="Your logo" />;
    }
    case 'icon': {
      const icon = fileOf(values, name);
      return icon && <img src={`${icon.folder}/icon-192.png`} width="96" height="96" alt="Your icon" />;
    }
    case 'hero': {
      const img = fileOf(values, name)?.wide.img;
      return img && <img src={img.src} width={img.w} height={img.h} alt="Your hero" />;
    }
    case 'social': {
      const social = fileOf(values, name);
      return social && <img src={social.src} width="1200" height="630" alt="What links to you show" />;
    }
    case 'video': {
      const video = fileOf(values, name);
      return video && <video src={video.src} muted controls playsInline preload="metadata" />;
    }
  }
}
