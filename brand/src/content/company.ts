import type { Coach, CompanyContent, ShippedPicture } from '../page-content.ts';

interface Description {
  field: string;
  credentials: string;
  bio: string;
}

/** Invented persons: an owner describes the own coaches instead. */
const coach = (id: string, name: string, shipped: ShippedPicture, description: Description): Coach => ({
  id,
  name,
  ...description,
  city: '',
  languages: '',
  picture: { shipped, alt: `Portrait illustration of ${name}` },
});

export const company: CompanyContent = {
  description:
    'From one coach and eleven people in a borrowed hall in 2015 to 30 coaches and 50,000 clients.',
  keywords: 'fitness coaches {city}, about us, online coaching team, fitness company {country}',
  headline: 'Coaches first',
  lead: 'We started in a borrowed hall with one belief: people do not need another program. They need someone who notices.',
  historyTitle: 'From eleven people to 50,000',
  /** site-15: the four stations, and pictures of the work. */
  stations: [
    {
      id: 'beginning',
      year: 2015,
      title: 'The beginning',
      text: 'One coach, one borrowed hall in {city}, eleven people before work.',
      picture: { shipped: 'gallery/knurl-macro', alt: 'Close view of a knurled bar' },
    },
    {
      id: 'full-time',
      year: 2017,
      title: 'Full-time',
      text: 'The day job ended. The six o’clock class got a waiting list.',
      picture: { shipped: 'gallery/rack-detail', alt: 'A loaded bar in a rack' },
    },
    {
      id: 'team',
      year: 2019,
      title: 'A team of four',
      text: 'Over 1,000 users, most of whom we had never met in person. Online coaching stopped being the plan B.',
      picture: { shipped: 'gallery/kettlebell-row', alt: 'A row of kettlebells, light to heavy' },
    },
    {
      id: 'brand',
      year: 2021,
      title: 'A new brand',
      text: '30+ coaches and 50,000+ users. We chose a name that says what we do: hard work, and what grows from it.',
      picture: { shipped: 'gallery/bloom-monument', alt: 'A flower cast in metal, its centre lit' },
    },
  ],
  figuresTitle: 'Where we are now',
  /** Counters of site-16. */
  figures: [
    { id: 'coaches', value: 30, label: 'coaches on the team', towardsGoal: false },
    { id: 'clients', value: 50_000, label: 'clients coached', towardsGoal: true },
    { id: 'transformations', value: 10_000, label: 'transformations recorded', towardsGoal: false },
  ],
  goal: {
    value: 1_000_000,
    label: 'people, our goal',
    progress: 'Clients coached towards the goal of one million',
  },
  coachesTitle: 'The people who will know your name',
  /** Portraits are illustrations (CREDITS of the media). */
  coaches: [
    coach('dev-menon', 'Dev Menon', 'people/coach-5', {
      field: 'Strength',
      credentials: 'Coaching since 2015',
      bio: 'Dev taught the first class in the borrowed hall and still writes programs with a pencil. He likes small plates, full range and a log that somebody really keeps.',
    }),
    coach('farah-ali', 'Farah Ali', 'people/coach-2', {
      field: 'Mobility',
      credentials: 'Coaching since 2017',
      bio: 'Farah came to movement from dance, by way of a desk job that stiffened her hips. She coaches people who sit for a living, and runs slowly enough to talk.',
    }),
    coach('gurpreet-singh', 'Gurpreet Singh', 'people/coach-1', {
      field: 'Nutrition',
      credentials: 'Coaching since 2018',
      bio: 'Gurpreet grew up in a kitchen that fed forty, and counts protein in katoris before grams. He plans around the food that is cooked at home anyway.',
    }),
    coach('rhea-nair', 'Rhea Nair', 'people/coach-4', {
      field: 'Habit coaching',
      credentials: 'Coaching since 2019',
      bio: 'Rhea writes plans for people who have started over before. Her clients mark a calendar before they change a meal, and add one plate at a time.',
    }),
    coach('sameer-khan', 'Sameer Khan', 'people/coach-3', {
      field: 'Masters',
      credentials: 'Coaching since 2016',
      bio: 'Sameer began to lift at forty-four and coaches people over fifty. He asks about sleep first, stress second and the barbell third.',
    }),
    coach('tara-bose', 'Tara Bose', 'people/coach-6', {
      field: 'Beginners',
      credentials: 'Coaching since 2020',
      bio: 'Tara remembers how loud a gym is on the first day. She takes people from no push-up to one, and from one to a habit.',
    }),
  ],
  gallery: [
    { id: 'plates', picture: { shipped: 'gallery/plate-wall', alt: 'Weight plates hung on a wall' } },
    {
      id: 'dumbbells',
      picture: { shipped: 'equipment/dumbbells', alt: 'A pair of black dumbbells with lime rings' },
    },
    { id: 'ropes', picture: { shipped: 'gallery/battle-ropes', alt: 'Battle ropes in motion' } },
    { id: 'bar', picture: { shipped: 'gallery/knurl-macro', alt: 'Close view of a knurled bar' } },
    { id: 'rack', picture: { shipped: 'gallery/rack-detail', alt: 'A loaded bar in a rack' } },
  ],
};
