import type { Removal } from '../../platform/removal.ts';
import { ACCOMPANIED, BOUGHT, ERASED, type PersonalTable } from '../../platform/personal-data.ts';

/** Programs of which the person is the client. */
const THEIRS = `SELECT g.id FROM programs g JOIN payments p ON p.id = g.payment_id, subject
   WHERE (g.half = 'buyer' AND ${BOUGHT}) OR (g.half = 'buddy' AND ${ACCOMPANIED})`;

/** A row `n` with a payment `p` and a half of it is about the person. */
const ABOUT_THEM = `((n.half = 'buyer' AND ${BOUGHT}) OR (n.half = 'buddy' AND ${ACCOMPANIED}))`;

export const personalTables: readonly PersonalTable[] = [
  {
    table: 'program_events',
    personal: ['reason', 'by'],
    impersonal: ['kind', 'before', 'after'],
    handed: {
      file: 'program-events',
      rows: `SELECT e.program_id, e.kind, e.before, e.after, e.reason, e.created_at FROM program_events e
          WHERE e.program_id IN (${THEIRS}) AND e.kind <> 'assigned' ORDER BY e.created_at`,
    },
    erased: [
      `UPDATE program_events SET reason = NULL WHERE program_id IN (${THEIRS})`,
      `UPDATE program_events e SET by = '${ERASED}' FROM subject WHERE lower(e.by) = subject.email`,
    ],
  },
  {
    table: 'client_notes',
    personal: ['author', 'text'],
    impersonal: ['half'],
    handed: {
      file: 'notes-of-the-team',
      rows: `SELECT n.text, n.created_at FROM client_notes n JOIN payments p ON p.id = n.payment_id, subject
          WHERE ${ABOUT_THEM} ORDER BY n.created_at`,
    },
    erased: [
      `DELETE FROM client_notes n USING payments p, subject WHERE p.id = n.payment_id AND ${ABOUT_THEM}`,
      `UPDATE client_notes n SET author = '${ERASED}' FROM subject
        WHERE lower(n.author) = subject.email OR n.author_id = subject.id`,
    ],
  },
  {
    table: 'client_tasks',
    personal: ['text', 'written_by', 'done_by'],
    impersonal: [],
    handed: {
      file: 'tasks-of-the-team',
      rows: `SELECT t.program_id, t.text, t.due_on, t.done_at, t.created_at FROM client_tasks t
          WHERE t.program_id IN (${THEIRS}) ORDER BY t.created_at`,
    },
    erased: [
      `DELETE FROM client_tasks WHERE program_id IN (${THEIRS})`,
      `UPDATE client_tasks t SET written_by = '${ERASED}' FROM subject WHERE lower(t.written_by) = subject.email`,
      `UPDATE client_tasks t SET done_by = '${ERASED}' FROM subject WHERE lower(t.done_by) = subject.email`,
    ],
  },
  {
    table: 'program_messages',
    personal: ['sender', 'text', 'report'],
    impersonal: ['side', 'file_ids'],
    handed: {
      file: 'messages-with-the-team',
      rows: `SELECT m.program_id, m.side, m.sender, m.text, m.file_ids, m.sent_at, m.read_at FROM program_messages m
          WHERE m.program_id IN (${THEIRS}) ORDER BY m.sent_at`,
    },
    erased: [
      `DELETE FROM program_messages WHERE program_id IN (${THEIRS})`,
      `UPDATE program_messages m SET sender = '${ERASED}' FROM subject WHERE m.sender_id = subject.id`,
    ],
  },
  {
    table: 'unread_reminders',
    personal: [],
    impersonal: ['side'],
    erased: [`DELETE FROM unread_reminders WHERE program_id IN (${THEIRS})`],
  },
  {
    table: 'training_sets',
    personal: ['name'],
    impersonal: ['key', 'row_id', 'exercise_id'],
    handed: {
      file: 'training-sets',
      rows: `SELECT s.program_id, s.trained_on, s.name, s.kg, s.reps, s.seconds, s.metres, s.done, s.edited_at FROM training_sets s JOIN training_sessions n ON n.id = s.session_id
          WHERE n.program_id IN (${THEIRS}) AND NOT s.removed ORDER BY s.trained_on, s.session_id, s.key`,
    },
    erased: [
      `DELETE FROM training_sets s USING training_sessions n WHERE n.id = s.session_id AND n.program_id IN (${THEIRS})`,
    ],
  },
  {
    table: 'training_edits',
    personal: ['value'],
    impersonal: ['key'],
    handed: {
      file: 'training-earlier-edits',
      rows: `SELECT n.program_id, n.trained_on, e.key, e.value, e.edited_at FROM training_edits e JOIN training_sessions n ON n.id = e.session_id
          WHERE n.program_id IN (${THEIRS}) ORDER BY e.edited_at`,
    },
    erased: [
      `DELETE FROM training_edits e USING training_sessions n WHERE n.id = e.session_id AND n.program_id IN (${THEIRS})`,
    ],
  },
  {
    table: 'training_sessions',
    personal: ['parts', 'name'],
    impersonal: ['day_id', 'week_id'],
    handed: {
      file: 'training-sessions',
      rows: `SELECT n.program_id, n.trained_on, n.planned_on, n.name, n.parts, n.finished_at FROM training_sessions n
          WHERE n.program_id IN (${THEIRS}) ORDER BY n.trained_on`,
    },
    erased: [`DELETE FROM training_sessions WHERE program_id IN (${THEIRS})`],
  },
  {
    table: 'program_plans',
    personal: ['html', 'note', 'training', 'food', 'published_by'],
    impersonal: [],
    handed: {
      file: 'plans',
      rows: `SELECT l.program_id, l.version, l.html, l.training, l.food, l.note, l.document_id, l.published_at FROM program_plans l
          WHERE l.program_id IN (${THEIRS}) ORDER BY l.published_at`,
    },
    privateFiles: `SELECT f.id FROM private_files f WHERE f.resource IN ('program', 'health') AND f.resource_id IN (${THEIRS})`,
    erased: [
      `DELETE FROM program_plans WHERE program_id IN (${THEIRS})`,
      `UPDATE program_plans l SET published_by = '${ERASED}' FROM subject WHERE lower(l.published_by) = subject.email`,
      `, gone AS (
         UPDATE private_files SET name = '', removing_at = now()
          WHERE resource IN ('program', 'health') AND resource_id IN (${THEIRS}) RETURNING id)
       INSERT INTO outbox (id, job, payload)
       SELECT gen_random_uuid(), 'media.remove-private', jsonb_build_object('fileId', id) FROM gone`,
    ],
  },
  {
    table: 'check_ins',
    personal: ['answers', 'photos', 'answer', 'answered_by'],
    impersonal: ['state', 'questions'],
    handed: {
      file: 'check-ins',
      rows: `SELECT c.program_id, c.due_on, c.week, c.state, c.answers, c.photos, c.sent_at, c.opened_at, c.answer, c.answered_by, c.answered_at
          FROM check_ins c WHERE c.program_id IN (${THEIRS}) ORDER BY c.due_on`,
    },
    erased: [
      `DELETE FROM check_ins WHERE program_id IN (${THEIRS})`,
      `UPDATE check_ins c SET answered_by = '${ERASED}' FROM subject WHERE c.answered_by_id = subject.id`,
    ],
  },
  {
    table: 'pauses',
    personal: ['reason', 'words', 'decision', 'decided_by'],
    impersonal: ['state'],
    handed: {
      file: 'pauses',
      rows: `SELECT p.program_id, p.state, p.from_on, p.until_on, p.reason, p.words, p.by_team, p.decision, p.decided_at, p.created_at
          FROM pauses p WHERE p.program_id IN (${THEIRS}) ORDER BY p.created_at`,
    },
    erased: [
      `DELETE FROM pauses WHERE program_id IN (${THEIRS})`,
      `UPDATE pauses p SET decided_by = '${ERASED}' FROM subject WHERE lower(p.decided_by) = subject.email`,
    ],
  },
  {
    table: 'program_reminders',
    personal: [],
    impersonal: ['kind', 'about'],
    erased: [`DELETE FROM program_reminders WHERE program_id IN (${THEIRS})`],
  },
  {
    table: 'health_openings',
    personal: ['opener'],
    impersonal: ['what'],
    handed: {
      file: 'health-openings',
      rows: `SELECT o.program_id, o.what, o.opener, o.opened_at FROM health_openings o WHERE o.program_id IN (${THEIRS}) ORDER BY o.opened_at`,
    },
    erased: [
      `DELETE FROM health_openings WHERE program_id IN (${THEIRS})`,
      `UPDATE health_openings o SET opener = '${ERASED}' FROM subject WHERE o.opener_id = subject.id`,
    ],
  },
  {
    table: 'intakes',
    personal: ['answers', 'health'],
    impersonal: [],
    handed: {
      file: 'intakes',
      sealed: { column: 'health', owner: 'program_id' },
      rows: `SELECT i.program_id, i.answers, i.health, i.consented_at, i.withdrawn_at, i.completed_at FROM intakes i
          WHERE i.program_id IN (${THEIRS}) ORDER BY i.created_at`,
    },
    erased: [`DELETE FROM intakes WHERE program_id IN (${THEIRS})`],
  },
  {
    table: 'programs',
    personal: ['called_by', 'assessed_by', 'zone'],
    impersonal: ['half', 'state', 'weight_unit', 'length_unit'],
    handed: {
      file: 'programs',
      rows: `SELECT g.id, g.state, g.state_since, g.starts_on, g.months, g.paused_days, g.bought_at,
                 g.check_in_weekday, g.check_in_hour, g.zone, g.weight_unit, g.length_unit FROM programs g
          WHERE g.id IN (${THEIRS}) ORDER BY g.bought_at`,
    },
    erased: [
      `UPDATE programs SET zone = NULL WHERE id IN (${THEIRS})`,
      `UPDATE programs SET coach_id = NULL FROM subject WHERE coach_id = subject.id`,
      `UPDATE programs g SET called_by = '${ERASED}' FROM subject WHERE lower(g.called_by) = subject.email`,
      `UPDATE programs g SET assessed_by = '${ERASED}' FROM subject WHERE lower(g.assessed_by) = subject.email`,
    ],
  },
  {
    table: 'coaches',
    personal: [],
    impersonal: ['profile_id', 'mails'],
    erased: [`DELETE FROM coaches c USING subject WHERE c.user_id = subject.id`],
  },
];

const healthDue = {
  from: 'programs g JOIN intakes i ON i.program_id = g.id',
  at: 'state_since',
  where: `g.state IN ('ended', 'cancelled') AND g.state_since < $1 AND NOT i.keep_health AND (
    i.health IS NOT NULL OR EXISTS (SELECT 1 FROM private_files f
                                     WHERE f.resource = 'health' AND f.resource_id = g.id AND f.removing_at IS NULL))`,
};

/** SQL: closes private files and has their bytes removed. @param files condition on `private_files` */
const removedFiles = (files: string): string => `WITH gone AS (
    UPDATE private_files SET name = '', removing_at = now() WHERE ${files} AND removing_at IS NULL RETURNING id)
  INSERT INTO outbox (id, job, payload)
  SELECT gen_random_uuid(), 'media.remove-private', jsonb_build_object('fileId', id) FROM gone`;

/** Health answers and photographs of programs that are over. */
const health: Removal = {
  kind: 'health',
  due: healthDue,
  remove: async (tx, cutoff, limit) => {
    const rows = await tx.rows<{ id: string }>(
      `UPDATE intakes SET health = NULL WHERE program_id IN (
         SELECT g.id FROM ${healthDue.from} WHERE ${healthDue.where} ORDER BY state_since LIMIT $2 FOR UPDATE OF i SKIP LOCKED)
       RETURNING program_id AS id`,
      [cutoff, limit],
    );
    const ids = [rows.map(({ id }) => id)];
    await tx.rows(`UPDATE check_ins SET photos = '{}' WHERE photos <> '{}' AND program_id = ANY($1)`, ids);
    await tx.rows(removedFiles(`resource = 'health' AND resource_id = ANY($1)`), ids);
    return rows.length;
  },
};

const coachingDue = {
  from: 'programs g',
  at: 'state_since',
  where: `g.state IN ('ended', 'cancelled') AND g.cleared_at IS NULL AND g.state_since < $1`,
};

/** What was said and written in programs that are over, with its files. That they were, and when, stays. */
const coaching: Removal = {
  kind: 'coaching',
  due: coachingDue,
  remove: async (tx, cutoff, limit) => {
    const found = await tx.rows<{ id: string }>(
      `UPDATE programs SET cleared_at = now(), last_message_at = NULL, zone = NULL WHERE id IN (
         SELECT id FROM ${coachingDue.from} WHERE ${coachingDue.where} ORDER BY state_since LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED)
       RETURNING id`,
      [cutoff, limit],
    );
    const ids = [found.map(({ id }) => id)];
    for (const table of [
      'client_tasks',
      'program_messages',
      'unread_reminders',
      'program_plans',
      'training_sessions',
      'check_ins',
      'pauses',
      'program_reminders',
      'health_openings',
      'intakes',
    ]) {
      await tx.rows(`DELETE FROM ${table} WHERE program_id = ANY($1)`, ids);
    }
    await tx.rows(
      `DELETE FROM client_notes n USING programs g WHERE g.id = ANY($1) AND n.payment_id = g.payment_id AND n.half = g.half`,
      ids,
    );
    await tx.rows(
      `UPDATE program_events SET reason = NULL WHERE reason IS NOT NULL AND program_id = ANY($1)`,
      ids,
    );
    await tx.rows(removedFiles(`resource IN ('program', 'health') AND resource_id = ANY($1)`), ids);
    return found.length;
  },
};

export const removals: readonly Removal[] = [health, coaching];
