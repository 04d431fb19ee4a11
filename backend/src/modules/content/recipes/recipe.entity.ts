import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, Unique, UpdateDateColumn } from 'typeorm';
import type { Picture } from '../../media/picture.ts';

/** A dish (data-2). Nutrition per serving. */
@Entity('recipes')
@Unique('recipes_slug', ['slug'])
@Index('recipes_order', ['position', 'id'])
export class RecipeEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'recipes_pkey' }) id: string;
  @Column('text') slug: string;
  @Column('text') name: string;
  @Column('text') description: string;
  @Column('jsonb') picture: Picture;
  /** veg, non-veg, or the owner's own. */
  @Column('text', { default: 'veg' }) category: string;
  @Column('text', { array: true, default: () => `'{}'` }) cuisines: string[];
  @Column('smallint', { default: 1 }) serving: number;
  @Column('text', { array: true, default: () => `'{}'` }) ytLinks: string[];
  @Column('text', { array: true, default: () => `'{}'` }) ingredients: string[];
  @Column('text', { array: true, default: () => `'{}'` }) steps: string[];
  /** kcal. */
  @Column('real', { default: 0 }) calories: number;
  /** Grams, as are carbs and fat. */
  @Column('real', { default: 0 }) protein: number;
  @Column('real', { default: 0 }) carbs: number;
  @Column('real', { default: 0 }) fat: number;
  /** Minutes. */
  @Column('smallint', { default: 0 }) prepMinutes: number;
  @Column('real', { default: 0 }) rating: number;
  @Column('integer', { default: 0 }) reviews: number;
  @Column('integer', { default: 0 }) position: number;
  @Column('boolean', { default: false }) draft: boolean;
  /** Incremented by every save; a stale version is refused. */
  @Column('integer', { default: 1 }) version: number;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updatedAt: Date;
}
