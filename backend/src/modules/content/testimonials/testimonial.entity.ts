import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import type { Picture } from '../../media/picture.api.ts';

/** A transformation story (data-1). Images are public paths. */
@Entity('testimonials')
@Index('testimonials_order', ['position', 'id'])
export class TestimonialEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'testimonials_pkey' }) id: string;
  @Column('text') name: string;
  /** Who they are in a few words: "Beginner, Pune". */
  @Column('text', { default: '' }) profile: string;
  @Column('text') story: string;
  @Column('text', { name: 'full_story' }) fullStory: string;
  @Column('text', { name: 'before_image' }) beforeImage: string;
  @Column('text', { name: 'after_image' }) afterImage: string;
  /** Kilograms. */
  @Column('real', { name: 'before_weight' }) beforeWeight: number;
  @Column('real', { name: 'after_weight' }) afterWeight: number;
  @Column('text', { name: 'before_month' }) beforeMonth: string;
  @Column('text', { name: 'after_month' }) afterMonth: string;
  @Column('integer', { default: 0 }) position: number;
  /** Of uploaded images; null where the address alone is known. */
  @Column('jsonb', { name: 'before_picture', nullable: true }) beforePicture: Picture | null;
  @Column('jsonb', { name: 'after_picture', nullable: true }) afterPicture: Picture | null;
  /** The day the person agreed to be shown. */
  @Column('date', { name: 'consent_date', nullable: true }) consentDate: string | null;
  @Column('boolean', { default: false }) draft: boolean;
  /** Goes up with every save; a save that carries an older one is refused. */
  @Column('integer', { default: 1 }) version: number;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt: Date;
  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' }) updatedAt: Date;
}
