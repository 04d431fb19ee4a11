import type { HomeContent } from '../page-content.ts';
import { html } from './html.ts';

export const home: HomeContent = {
  description:
    'Personal coaching, online and offline. A trainer writes your workouts, plans your food and checks in every week.',
  headline: ['Online &', 'Offline', 'Fitness', 'Coaching'],
  lead: 'A coach writes your training, plans your food and checks in every week. At home, in the gym, or anywhere between.',
  /** site-11: coaches, clients, transformations, and the promise after paying. */
  claims: [
    { id: 'people', value: '50,000+', label: 'people coached' },
    { id: 'transformations', value: '10,000', label: 'transformations on record' },
    { id: 'coaches', value: '30+', label: 'coaches, each with a name' },
    { id: 'plan', value: '{plan time}', label: 'from payment to your plan' },
  ],
  /** data-4. */
  steps: [
    {
      id: 'choose',
      title: 'Choose your program',
      description:
        'Pick individual coaching or train with a buddy, for three, six or twelve months. Tell us how you live, what you eat and what you have already tried.',
      icon: 'check',
      picture: { shipped: 'equipment/kettlebell', alt: 'A black kettlebell with a glowing lime ring' },
    },
    {
      id: 'coach',
      title: 'Get your coach',
      description:
        'Within {call time} we contact you and ask about your training, food and sleep. Within {plan time} you have a nutrition plan and a workout plan made for you, not picked from a shelf.',
      icon: 'user',
      picture: { shipped: 'equipment/stopwatch', alt: 'A stopwatch with a lime progress ring' },
    },
    {
      id: 'results',
      title: 'See results',
      description:
        'Log your sessions, check in once a week, and watch the numbers move. When life changes, your coach changes the plan the same week.',
      icon: 'growth',
      picture: { shipped: 'equipment/smart-scale', alt: 'A dark bathroom scale with a lime display' },
    },
  ],
  aboutTitle: 'Built around your week',
  aboutLede:
    'Most plans fail on a Thursday. Work runs late, the gym is shut, dinner is at a wedding. A good plan expects that. A good coach plans for it.',
  aboutPicture: { shipped: 'equipment/dumbbells', alt: 'A pair of black dumbbells with lime rings' },
  aboutSections: [
    {
      id: 'one-coach',
      title: 'One coach, start to finish',
      html: html(
        '<p>Your trainer learns how you sleep, what your kitchen looks like and how much time a Tuesday really has. They write your program, watch your progress and speak with you every week. You can read how we choose and train them on <a href="/whoweare">who we are</a>.</p>',
      ),
    },
    {
      id: 'food',
      title: 'Food you already know how to cook',
      html: html(
        '<p>Your nutrition plan starts from the food you like, then adjusts portions, protein and timing. Dal, dosa, fish curry and paneer all belong. There are no banned foods and no powders to buy. Try a few of our <a href="/recipes">recipes</a> tonight and see how it tastes.</p>',
      ),
    },
    {
      id: 'training',
      title: 'Training that fits the room you have',
      html: html(
        '<p>A full gym, two dumbbells, or a mat beside the bed: we plan for what is in front of you. Beginners learn the movements first. Busy professionals get sessions that fit a lunch break. Experienced lifters get a second pair of eyes and a harder plan than they would write for themselves.</p>',
      ),
    },
    {
      id: 'every-program',
      title: 'What every program includes',
      html: html(
        '<ul>',
        '<li>Customised nutrition and workout plans</li>',
        '<li>A dedicated trainer who monitors your progress</li>',
        '<li>Weekly check-ins and steady accountability</li>',
        '<li>Regular plan adjustments with progress tracking</li>',
        '</ul>',
        '<p>Want to read first? Our coaches write the <a href="/blog">blog</a> themselves. Have something to ask? <a href="/contact">Contact us</a>; we reply within 24 hours. Want to coach with us? See <a href="/careers">careers</a>.</p>',
      ),
    },
  ],
};
