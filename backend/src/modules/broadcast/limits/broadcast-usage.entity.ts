import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Messages that the mail server has taken, or may have taken, in some seconds: what the hourly limit adds up. */
@Entity('broadcast_usage')
export class BroadcastUsageEntity {
  /** Its beginning. */
  @PrimaryColumn('timestamptz', { primaryKeyConstraintName: 'broadcast_usage_pkey' }) slot: Date;
  /** Workers who write at the same time need not wait for one another. */
  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'broadcast_usage_pkey' }) shard: number;
  @Column('integer') messages: number;
}
