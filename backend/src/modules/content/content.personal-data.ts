import { type ImpersonalTable, type PersonalTable } from '../../platform/personal-data.ts';

/** A story is linked to its person by its consent. */
const THEIR_STORIES = `SELECT n.about::uuid FROM consents n, subject WHERE n.what = 'story' AND n.email = subject.email`;

export const personalTables: readonly PersonalTable[] = [
  {
    table: 'testimonials',
    personal: [
      'name',
      'profile',
      'story',
      'full_story',
      'before_image',
      'after_image',
      'before_month',
      'after_month',
      'before_picture',
      'after_picture',
    ],
    impersonal: [],
    handed: {
      file: 'stories',
      rows: `SELECT t.id, t.name, t.profile, t.story, t.full_story, t.before_weight, t.after_weight, t.before_month, t.after_month,
               t.consent_date, t.draft, t.created_at FROM testimonials t WHERE t.id IN (${THEIR_STORIES})`,
    },
    pictures: THEIR_STORIES,
    erased: [
      `, gone AS (DELETE FROM testimonials WHERE id IN (${THEIR_STORIES}) RETURNING id),
       released AS (DELETE FROM media_uses u USING gone WHERE u.owner_id = gone.id RETURNING u.media_id)
       INSERT INTO outbox (id, job, payload)
       SELECT gen_random_uuid(), 'media.remove', jsonb_build_object('mediaId', media_id) FROM released`,
    ],
  },
];

export const impersonalTables: readonly ImpersonalTable[] = [
  { table: 'blogs', because: 'articles are published; their author is a name without an address' },
  { table: 'recipes', because: 'dishes' },
  { table: 'share_cards', because: 'titles of articles and dishes as pictures' },
  { table: 'slug_redirects', because: 'old addresses of articles and dishes' },
  { table: 'content_intents', because: 'ids alone' },
];
