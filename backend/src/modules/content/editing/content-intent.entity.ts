import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/**
 * Idempotency key of a create, made by the editor's browser. It outlives the content: a retry after a deletion must not
 * recreate it.
 */
@Entity('content_intents')
export class ContentIntentEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'content_intents_pkey' }) key: string;
  @Column('uuid') contentId: string;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
