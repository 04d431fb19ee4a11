import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/**
 * The intent to write something, by the key that the editor's browser made for it. It outlives what was
 * written: a retry that comes after a delete must not bring the content back.
 */
@Entity('content_intents')
export class ContentIntentEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'content_intents_pkey' }) key: string;
  @Column('uuid') contentId: string;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
