import { setsOf } from '@ironbloom/brand/plan';
import { shippedTemplates } from '@ironbloom/brand/templates';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { libraryError } from '../library.errors.ts';
import { PlanTemplateEntity, type TemplateContent } from './plan-template.entity.ts';

const FEATURE = 'Plan template';
const shippedById = new Map<string, TemplateContent>(
  shippedTemplates.map(({ id, ...template }) => [id, { ...template, food: null }]),
);

type TemplateRow = Omit<PlanTemplateEntity, 'updatedAt'> & { updatedAt: Date | null };

const untouched = (id: string): TemplateRow => ({
  id,
  kind: 'training',
  content: null,
  hidden: false,
  version: 0,
  updatedAt: null,
});

/** Templates of plans: the shipped ones, and rows of the table over them. A changed one changes no given plan. */
@Injectable()
export class Templates {
  constructor(
    private readonly db: UnitOfWork,
    private readonly activities: ActivityLog,
  ) {}

  /** By name, with hidden ones; of their documents only the outline. */
  async list() {
    const [rows, clientsOf] = [await this.db.manager.find(PlanTemplateEntity), await this.clients()];
    const rowById = new Map<string, TemplateRow>(rows.map((row) => [row.id, row]));
    for (const id of shippedById.keys()) if (!rowById.has(id)) rowById.set(id, untouched(id));
    return [...rowById.values()]
      .map(shown)
      .filter((template) => template !== undefined)
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
      .map((template) => ({ ...template, ...outlineOf(template), clients: clientsOf(template) }));
  }

  /** With its document. @throws UNKNOWN_TEMPLATE */
  async find(id: string) {
    const template = shown((await this.db.manager.findOneBy(PlanTemplateEntity, { id })) ?? untouched(id));
    if (!template) throw libraryError('UNKNOWN_TEMPLATE');
    return { ...template, clients: (await this.clients())(template) };
  }

  /** Open programs whose newest plan began with each training template. */
  private async clients() {
    const rows = await this.db.rows<{ id: string; clients: number }>(
      `SELECT l.training ->> 'templateId' AS id, count(*)::int AS clients
         FROM program_plans l JOIN programs g ON g.id = l.program_id
        WHERE l.training ->> 'templateId' IS NOT NULL AND g.state NOT IN ('ended', 'cancelled')
          AND NOT EXISTS (SELECT 1 FROM program_plans n WHERE n.program_id = l.program_id AND n.version > l.version)
        GROUP BY 1`,
    );
    const clientsById = new Map(rows.map(({ id, clients }) => [id, clients]));
    return ({ id, kind }: Pick<TemplateRow, 'id' | 'kind'>) =>
      kind === 'training' ? (clientsById.get(id) ?? 0) : null;
  }

  /** @throws EMPTY_TEMPLATE */
  async create(content: TemplateContent, actor: Actor) {
    const id = uuidv7();
    await this.db.run(async (tx) => {
      await tx.manager.insert(PlanTemplateEntity, { id, kind: kindOf(content), content: named(id, content) });
      await this.record(tx, actor, 'Created', id, content.name);
    });
    return this.find(id);
  }

  /** @throws UNKNOWN_TEMPLATE, EMPTY_TEMPLATE, STALE_TEMPLATE */
  async change(id: string, seen: number, content: TemplateContent, actor: Actor) {
    await this.db.run(async (tx) => {
      const before = await this.locked(tx, id);
      if (before.version !== seen) throw libraryError('STALE_TEMPLATE');
      if (kindOf(content) !== before.kind) throw libraryError('EMPTY_TEMPLATE').at(before.kind);
      await this.store(tx, { ...before, content: named(id, content), version: seen + 1 });
      await this.record(tx, actor, 'Updated', id, content.name);
    });
    return this.find(id);
  }

  /** Deletes an own one; in the place of a changed one the shipped one is back. @throws UNKNOWN_TEMPLATE */
  async remove(id: string, actor: Actor): Promise<void> {
    await this.db.run(async (tx) => {
      const row = await this.locked(tx, id);
      await tx.manager.delete(PlanTemplateEntity, { id });
      const action = shippedById.has(id) ? 'Went back to the shipped' : 'Deleted';
      await this.record(tx, actor, action, id, shown(row)!.name);
    });
  }

  /** @throws UNKNOWN_TEMPLATE */
  async setHidden(id: string, hidden: boolean, actor: Actor) {
    await this.db.run(async (tx) => {
      const row = await this.locked(tx, id);
      await this.store(tx, { ...row, hidden });
      await this.record(tx, actor, hidden ? 'Hid' : 'Showed', id, shown(row)!.name);
    });
    return this.find(id);
  }

  /** Templates change rarely: their changes are done one after another. @throws UNKNOWN_TEMPLATE */
  private async locked(tx: Transaction, id: string): Promise<TemplateRow> {
    await tx.rows('LOCK TABLE plan_templates IN SHARE ROW EXCLUSIVE MODE');
    const row = (await tx.manager.findOneBy(PlanTemplateEntity, { id })) ?? untouched(id);
    if (!shown(row)) throw libraryError('UNKNOWN_TEMPLATE');
    return row;
  }

  private async store(tx: Transaction, row: TemplateRow): Promise<void> {
    await tx.manager.upsert(PlanTemplateEntity, { ...row, updatedAt: new Date() }, ['id']);
  }

  /** Its name alone: documents are long. */
  private record(tx: Transaction, actor: Actor, action: string, id: string, name: string): Promise<void> {
    return this.activities.record(tx, actor, {
      action,
      feature: FEATURE,
      changes: { before: null, after: { _id: id, name } },
    });
  }
}

/** Undefined for a row over a template that is shipped no more. */
function shown({ content: own, ...row }: TemplateRow) {
  const shipped = shippedById.get(row.id);
  const content = own ?? shipped;
  return content && { ...content, ...row, shipped: shipped !== undefined, changed: !!shipped && !!own };
}

/** @throws EMPTY_TEMPLATE */
function kindOf({ training, food }: TemplateContent): TemplateRow['kind'] {
  if ((training === null) === (food === null)) throw libraryError('EMPTY_TEMPLATE').at('training');
  return training ? 'training' : 'food';
}

/** A plan that is made from it says so. */
const named = (id: string, content: TemplateContent): TemplateContent => ({
  ...content,
  training: content.training && { ...content.training, templateId: id },
});

const outlineOf = ({ training, food }: TemplateContent) => ({
  training: training && {
    weeks: training.weeks.length,
    days: Math.max(0, ...training.weeks.map(({ days }) => days.length)),
    sets: training.weeks.map(({ days }) => setsOf(days)),
  },
  food: food && {
    kcal: food.training.target?.kcal ?? null,
    protein: food.training.target?.protein ?? null,
    meals: food.training.meals.length,
  },
});
