import kettlebell from '../../../media/equipment/kettlebell.webp?w=640;800;1200&as=picture';
import smartScale from '../../../media/equipment/smart-scale.webp?w=640;800;1200&as=picture';
import stopwatch from '../../../media/equipment/stopwatch.webp?w=640;800;1200&as=picture';
import type { PictureFiles } from '../../shared/ui/media/site-picture.tsx';

/** A how-it-works step (data-4). */
export interface HowStep {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly picture: PictureFiles;
  readonly alt: string;
}

export const howSteps: readonly HowStep[] = [
  {
    id: 'choose',
    title: 'Choose your program',
    description:
      'Pick individual coaching or train with a buddy, for three, six or twelve months. Tell us how you live, what you eat and what you have already tried.',
    picture: kettlebell,
    alt: 'A black kettlebell with a glowing lime ring',
  },
  {
    id: 'coach',
    title: 'Get your coach',
    description:
      'Within 24 hours a coach gets in touch and asks about your training, food and sleep. Within 48 hours you have a nutrition plan and a workout plan made for you, not picked from a shelf.',
    picture: stopwatch,
    alt: 'A stopwatch with a lime progress ring',
  },
  {
    id: 'results',
    title: 'See results',
    description:
      'Log your sessions, check in once a week, and watch the numbers move. When life changes, your coach changes the plan the same week.',
    picture: smartScale,
    alt: 'A dark bathroom scale with a lime display',
  },
];
