import { business, isShippedName } from '@ironbloom/brand';
import { publishedLook } from '@ironbloom/brand/look';
import { Injectable } from '@nestjs/common';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BACKEND_FOLDER } from '../../config/places.ts';
import type { DrawLogo, Letterhead } from '../../platform/pdf/band.ts';
import { drawingOf } from '../../platform/pdf/drawing.ts';
import { MediaLibrary } from './media-library.service.ts';

const SHIPPED_LOGO = new URL('../brand/assets/logo-horizontal.svg', BACKEND_FOLDER);

/** Logo and colours of PDFs, as published now. */
@Injectable()
export class Letterheads {
  constructor(private readonly library: MediaLibrary) {}

  /** @param name of the seller: a document names the one of its day */
  async current(name = business().name): Promise<Letterhead> {
    return { name, logo: await this.logo(name), colors: publishedLook().palette };
  }

  /** As the site's header shows it; the shipped one with the shipped name only. */
  private async logo(name: string): Promise<DrawLogo | undefined> {
    const { logoLight } = publishedLook().look;
    const png = logoLight && (await this.library.read(logoLight.id, path.basename(logoLight.png)));
    if (png)
      return (doc, { x, y, height }) =>
        void doc.image(png, x, y - 6, { fit: [220, height + 12], valign: 'center' });
    if (!isShippedName(name)) return undefined;
    const svg = await readFile(SHIPPED_LOGO, 'utf8');
    return (doc, place) => drawingOf(doc, svg, place);
  }
}
