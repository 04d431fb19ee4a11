import type { CareersContent } from '../page-content.ts';

/** site-18: all contractors in India. */
export const careers: CareersContent = {
  description:
    'Work with {name} as a GYM Coach, Content Writer or Virtual Assistant. Contractor roles in {country}.',
  keywords: 'gym coach job {city}, fitness content writer job, virtual assistant {country}, fitness careers',
  roles: [
    {
      id: 'gym-coach',
      title: 'GYM Coach',
      where: '{country}, in {city} and online',
      remote: false,
      posted: '2026-10-01',
      summary:
        'You coach about forty people, on the floor and online, and you know what each of them had for breakfast this week.',
      points: [
        'Assess new clients and write training they will really do',
        'Correct form in the gym and from clips',
        'Hold weekly check-ins and change plans when life does',
        'A recognised certificate (ACE, NSCA, K11 or equal) and two years of coaching',
        'Kannada, Hindi or Tamil beside English is a great help',
      ],
    },
    {
      id: 'content-writer',
      title: 'Content Writer',
      where: '{country}, from home',
      remote: true,
      posted: '2026-10-01',
      summary:
        'You turn what coaches know into articles and recipes that a tired reader understands the first time.',
      points: [
        'Write two articles and one recipe a week in plain English',
        'Read the studies, name the sources, promise no miracles',
        'Talk to coaches and clients; test every recipe',
        'Three pieces you are proud of, published anywhere',
        'A working knowledge of training and Indian kitchens',
      ],
    },
    {
      id: 'virtual-assistant',
      title: 'Virtual Assistant',
      where: '{country}, from home',
      remote: true,
      posted: '2026-10-01',
      summary:
        'You keep forty calendars, one inbox and ten coaches in order, so that no client waits longer than a day.',
      points: [
        'Answer enquiries within 24 hours and book consultations',
        'Keep check-ins, renewals and payments on time',
        'Spot the client who has gone quiet and tell the coach',
        'Clear writing in English and one more Indian language',
        'Four to six hours a day, on a timetable we agree',
      ],
    },
  ],
};
