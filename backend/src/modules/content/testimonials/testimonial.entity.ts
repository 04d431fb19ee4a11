import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import type { Picture } from '../../media/picture.ts';

/** A transformation story (data-1). Images are public paths. */
@Entity('testimonials')
@Index('testimonials_order', ['position', 'id'])
export class TestimonialEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'testimonials_pkey' }) id: string;
  @Column('text') name: string;
  /** A short description: "Beginner, Pune". */
  @Column('text', { default: '' }) profile: string;
  @Column('text') story: string;
  @Column('text') fullStory: string;
  @Column('text') beforeImage: string;
  @Column('text') afterImage: string;
  /** Kilograms. */
  @Column('real') beforeWeight: number;
  @Column('real') afterWeight: number;
  @Column('text') beforeMonth: string;
  @Column('text') afterMonth: string;
  @Column('integer', { default: 0 }) position: number;
  /** Uploaded images; null where only the address is known. */
  @Column('jsonb', { nullable: true }) beforePicture: Picture | null;
  @Column('jsonb', { nullable: true }) afterPicture: Picture | null;
  /** The day the person agreed to be shown. */
  @Column('date', { nullable: true }) consentDate: string | null;
  @Column('boolean', { default: false }) draft: boolean;
  /** Incremented by every save; a stale version is refused. */
  @Column('integer', { default: 1 }) version: number;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updatedAt: Date;
}
