import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How somebody of the team coaches. Without a row all is as the columns' defaults say. */
@Entity('coaches')
export class CoachEntity {
  /** The account. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'coaches_pkey' }) userId: string;
  /** The coach of "Who we are" (`CompanyContent.coaches`) that this account is: photo, languages, credentials. */
  @Column('text', { nullable: true }) profileId: string | null;
  /** Mails about clients at once, or one a day. */
  @Column('text', { default: 'once' }) mails: 'once' | 'daily';
  /** The last day of a leave, which clients are told. */
  @Column('date', { nullable: true }) leaveUntil: string | null;
}
