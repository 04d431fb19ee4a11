import type { FoodPlan, TrainingPlan } from '@ironbloom/brand/plan';
import type { TemplateAbout } from '@ironbloom/brand/templates';
import { Check, Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

export type TemplateContent = TemplateAbout & { training: TrainingPlan | null; food: FoodPlan | null };

/** An own template of a plan, or what was changed of the shipped one with this id. */
@Entity('plan_templates')
@Check('plan_templates_kind', `kind IN ('training', 'food')`)
export class PlanTemplateEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'plan_templates_pkey' }) id: string;
  @Column('text') kind: 'training' | 'food';
  /** Null: as shipped. */
  @Column('jsonb', { nullable: true }) content: TemplateContent | null;
  @Column('boolean', { default: false }) hidden: boolean;
  /** 0: never saved. */
  @Column('integer', { default: 1 }) version: number;
  @UpdateDateColumn({ type: 'timestamptz' }) updatedAt: Date;
}
