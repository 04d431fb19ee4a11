import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A picture that travels with the message, kept once however many get it. */
@Entity('broadcast_attachments')
export class BroadcastAttachmentEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'broadcast_attachments_pkey' })
  broadcastId: string;
  @PrimaryColumn('text', { primaryKeyConstraintName: 'broadcast_attachments_pkey' }) cid: string;
  @Column('text') filename: string;
  @Column('text') contentType: string;
  @Column('bytea') content: Buffer;
}
