/** Demo content that an earlier release seeded: its cards' pictures stand beside its pictures, and no row named them. */
export class DemoSocialPictures1763811000000 {
    async up(runner) {
        for (const table of ['blogs', 'recipes']) {
            await runner.query(`UPDATE ${table}
           SET picture = picture || jsonb_build_object('social', (picture->>'source') || '-social.jpg')
         WHERE picture->>'source' LIKE '/media/%' AND NOT picture ? 'social'`);
        }
    }
    /** What was added is right for the release before as well, which does not look at it. */
    async down() { }
}
//# sourceMappingURL=1763811000000-demo-social-pictures.js.map