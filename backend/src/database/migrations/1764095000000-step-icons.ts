import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each step of "How it works" has an icon; steps that were published before get them in the order of those that are shipped. */
export class StepIcons1764095000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE page_content_revisions
         SET content = jsonb_set(content, '{steps}', (
               SELECT coalesce(jsonb_agg(
                        jsonb_build_object('icon', coalesce((ARRAY['check', 'user', 'growth'])[at], 'check')) || step
                        ORDER BY at), '[]')
                 FROM jsonb_array_elements(content -> 'steps') WITH ORDINALITY AS each (step, at)))
       WHERE page = 'home'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE page_content_revisions
         SET content = jsonb_set(content, '{steps}', (
               SELECT coalesce(jsonb_agg(step - 'icon' ORDER BY at), '[]')
                 FROM jsonb_array_elements(content -> 'steps') WITH ORDINALITY AS each (step, at)))
       WHERE page = 'home'`);
  }
}
