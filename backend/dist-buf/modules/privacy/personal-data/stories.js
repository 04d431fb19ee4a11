/** A story says whose it is by the consent it was published with. */
export const THEIR_STORIES = `SELECT n.about::uuid FROM consents n, subject WHERE n.what = 'story' AND n.email = subject.email`;
/** Stories about them, with their pictures. */
export const stories = [
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
        erased: [
            `, gone AS (DELETE FROM testimonials WHERE id IN (${THEIR_STORIES}) RETURNING id),
       released AS (DELETE FROM media_uses u USING gone WHERE u.owner_id = gone.id RETURNING u.media_id)
       INSERT INTO outbox (id, job, payload)
       SELECT gen_random_uuid(), 'media.remove', jsonb_build_object('mediaId', media_id) FROM released`,
        ],
    },
];
/** What the site says to everybody: its owner takes out of it whom it names. */
export const content = [
    { table: 'blogs', because: 'articles are published; their author is a name without an address' },
    { table: 'recipes', because: 'dishes' },
    { table: 'share_cards', because: 'titles of articles and dishes as pictures' },
    { table: 'slug_redirects', because: 'old addresses of articles and dishes' },
    { table: 'content_intents', because: 'ids alone' },
    { table: 'media', because: 'ids and names of files; whose picture it is says the story that uses it' },
    { table: 'media_uses', because: 'ids alone' },
];
//# sourceMappingURL=stories.js.map