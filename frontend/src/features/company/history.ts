/** site-15: the four stations, and pictures of what the work looks like. */
export interface Station {
  year: number;
  title: string;
  text: string;
  picture: string;
  alt: string;
}

export const stations: readonly Station[] = [
  {
    year: 2015,
    title: 'The beginning',
    text: 'One coach, one borrowed hall in Bengaluru, eleven people before work.',
    picture: 'knurl-macro',
    alt: 'Close view of a knurled bar',
  },
  {
    year: 2017,
    title: 'Full-time',
    text: 'The day job ended. The six o’clock class got a waiting list.',
    picture: 'rack-detail',
    alt: 'A loaded bar in a rack',
  },
  {
    year: 2019,
    title: 'A team of four',
    text: 'Over 1,000 users, most of whom we had never met in person. Online coaching stopped being the plan B.',
    picture: 'kettlebell-row',
    alt: 'A row of kettlebells, light to heavy',
  },
  {
    year: 2021,
    title: 'A new brand',
    text: '30+ coaches and 50,000+ users. We chose a name that says what we do: hard work, and what grows from it.',
    picture: 'bloom-monument',
    alt: 'The Ironbloom flower cast in metal, its centre lit',
  },
];

export const gallery: readonly { picture: string; alt: string }[] = [
  { picture: 'training-hall', alt: 'Light falling across the training hall' },
  { picture: 'plate-wall', alt: 'Weight plates hung on a wall' },
  { picture: 'battle-ropes', alt: 'Battle ropes in motion' },
  { picture: 'knurl-macro', alt: 'Close view of a knurled bar' },
  { picture: 'rack-detail', alt: 'A loaded bar in a rack' },
];

/** Portraits are illustrations (CREDITS of the media). */
export const coaches: readonly { picture: string; name: string; field: string }[] = [
  { picture: 'coach-01', name: 'Dev Menon', field: 'Strength' },
  { picture: 'coach-02', name: 'Farah Ali', field: 'Mobility' },
  { picture: 'coach-03', name: 'Gurpreet Singh', field: 'Nutrition' },
  { picture: 'coach-04', name: 'Rhea Nair', field: 'Habit coaching' },
  { picture: 'coach-07', name: 'Sameer Khan', field: 'Masters' },
  { picture: 'coach-10', name: 'Tara Bose', field: 'Beginners' },
];

/** Counters of site-16. */
export const figures = { coaches: 30, clients: 50_000, transformations: 10_000, goal: 1_000_000 };
