import type { ContentPicture, ShippedPicture } from '@ironbloom/brand';
import dumbbells from '../../../media/equipment/dumbbells.webp?w=640;1200;1600&as=picture';
import kettlebell from '../../../media/equipment/kettlebell.webp?w=640;800;1200;1600&as=picture';
import smartScale from '../../../media/equipment/smart-scale.webp?w=640;800;1200;1600&as=picture';
import stopwatch from '../../../media/equipment/stopwatch.webp?w=640;800;1200;1600&as=picture';
import battleRopes from '../../../media/gallery/battle-ropes.webp?w=640;1200;1600&as=picture';
import bloomMonument from '../../../media/gallery/bloom-monument.webp?w=640;1200;1600&as=picture';
import kettlebellRow from '../../../media/gallery/kettlebell-row.webp?w=640;1200;1600&as=picture';
import knurlMacro from '../../../media/gallery/knurl-macro.webp?w=640;1200;1600&as=picture';
import plateWall from '../../../media/gallery/plate-wall.webp?w=640;1200;1600&as=picture';
import rackDetail from '../../../media/gallery/rack-detail.webp?w=640;1200;1600&as=picture';
import trainingHall from '../../../media/gallery/training-hall.webp?w=640;1200;1600&as=picture';
import { uploadedFiles } from '../ui/media/picture.tsx';
import type { PictureFiles } from '../ui/media/site-picture.tsx';
import coach1 from '../../../media/people/coach-1.webp?w=240;480;720&as=picture';
import coach2 from '../../../media/people/coach-2.webp?w=240;480;720&as=picture';
import coach3 from '../../../media/people/coach-3.webp?w=240;480;720&as=picture';
import coach4 from '../../../media/people/coach-4.webp?w=240;480;720&as=picture';
import coach5 from '../../../media/people/coach-5.webp?w=240;480;720&as=picture';
import coach6 from '../../../media/people/coach-6.webp?w=240;480;720&as=picture';

const shipped: Readonly<Record<ShippedPicture, PictureFiles>> = {
  'equipment/dumbbells': dumbbells,
  'equipment/kettlebell': kettlebell,
  'equipment/smart-scale': smartScale,
  'equipment/stopwatch': stopwatch,
  'gallery/battle-ropes': battleRopes,
  'gallery/bloom-monument': bloomMonument,
  'gallery/kettlebell-row': kettlebellRow,
  'gallery/knurl-macro': knurlMacro,
  'gallery/plate-wall': plateWall,
  'gallery/rack-detail': rackDetail,
  'gallery/training-hall': trainingHall,
  'people/coach-1': coach1,
  'people/coach-2': coach2,
  'people/coach-3': coach3,
  'people/coach-4': coach4,
  'people/coach-5': coach5,
  'people/coach-6': coach6,
};

export interface ShownContentPicture {
  files: PictureFiles;
  alt: string;
  focalX?: number;
  focalY?: number;
  /** The default coaches are drawings, which pages must say. */
  illustration?: true;
}

/**
 * The files of a content picture. For loaders and the admin area only: this module contains the addresses of all default
 * pictures.
 */
export function shownPicture({ shipped: name, uploaded, ...place }: ContentPicture): ShownContentPicture {
  if (uploaded) return { files: uploadedFiles(uploaded), ...place };
  return { files: shipped[name], ...place, ...(name.startsWith('people/') && { illustration: true }) };
}
