import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** A transformation story (SPEC section 3, Testimonial). Images are public paths. */
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
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt: Date;
}
