import { business } from '@ironbloom/brand';
import battleRopes from '../../../media/gallery/battle-ropes.webp?w=640;1200&as=picture';
import bloomMonument from '../../../media/gallery/bloom-monument.webp?w=640;1200&as=picture';
import kettlebellRow from '../../../media/gallery/kettlebell-row.webp?w=640;1200&as=picture';
import knurlMacro from '../../../media/gallery/knurl-macro.webp?w=640;1200&as=picture';
import plateWall from '../../../media/gallery/plate-wall.webp?w=640;1200&as=picture';
import rackDetail from '../../../media/gallery/rack-detail.webp?w=640;1200&as=picture';
import trainingHall from '../../../media/gallery/training-hall.webp?w=640;1200&as=picture';
import coach01 from '../../../media/people/coach-01.webp?w=240;480&as=picture';
import coach02 from '../../../media/people/coach-02.webp?w=240;480&as=picture';
import coach03 from '../../../media/people/coach-03.webp?w=240;480&as=picture';
import coach04 from '../../../media/people/coach-04.webp?w=240;480&as=picture';
import coach07 from '../../../media/people/coach-07.webp?w=240;480&as=picture';
import coach10 from '../../../media/people/coach-10.webp?w=240;480&as=picture';
import type { PictureFiles } from '../../shared/ui/media/site-picture.tsx';

/** site-15: the four stations, and pictures of what the work looks like. */
export interface Station {
  year: number;
  title: string;
  text: string;
  picture: PictureFiles;
  alt: string;
}

export const stations: readonly Station[] = [
  {
    year: 2015,
    title: 'The beginning',
    get text() {
      return `One coach, one borrowed hall in ${business().address.city}, eleven people before work.`;
    },
    picture: knurlMacro,
    alt: 'Close view of a knurled bar',
  },
  {
    year: 2017,
    title: 'Full-time',
    text: 'The day job ended. The six o’clock class got a waiting list.',
    picture: rackDetail,
    alt: 'A loaded bar in a rack',
  },
  {
    year: 2019,
    title: 'A team of four',
    text: 'Over 1,000 users, most of whom we had never met in person. Online coaching stopped being the plan B.',
    picture: kettlebellRow,
    alt: 'A row of kettlebells, light to heavy',
  },
  {
    year: 2021,
    title: 'A new brand',
    text: '30+ coaches and 50,000+ users. We chose a name that says what we do: hard work, and what grows from it.',
    picture: bloomMonument,
    alt: 'A flower cast in metal, its centre lit',
  },
];

export const gallery: readonly { picture: PictureFiles; alt: string }[] = [
  { picture: trainingHall, alt: 'Light falling across the training hall' },
  { picture: plateWall, alt: 'Weight plates hung on a wall' },
  { picture: battleRopes, alt: 'Battle ropes in motion' },
  { picture: knurlMacro, alt: 'Close view of a knurled bar' },
  { picture: rackDetail, alt: 'A loaded bar in a rack' },
];

/** Portraits are illustrations (CREDITS of the media). */
export const coaches: readonly { picture: PictureFiles; name: string; field: string }[] = [
  { picture: coach01, name: 'Dev Menon', field: 'Strength' },
  { picture: coach02, name: 'Farah Ali', field: 'Mobility' },
  { picture: coach03, name: 'Gurpreet Singh', field: 'Nutrition' },
  { picture: coach04, name: 'Rhea Nair', field: 'Habit coaching' },
  { picture: coach07, name: 'Sameer Khan', field: 'Masters' },
  { picture: coach10, name: 'Tara Bose', field: 'Beginners' },
];

/** Counters of site-16. */
export const figures = { coaches: 30, clients: 50_000, transformations: 10_000, goal: 1_000_000 };
