import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Who trains: a kind of plan. */
@Entity('plan_kinds')
@Check('plan_kinds_people', 'people IN (1, 2)')
export class PlanKindEntity {
  /** Orders and addresses carry it: it never changes. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'plan_kinds_pkey' }) key: string;
  @Column('text') name: string;
  @Column('text') text: string;
  /** With 2, the checkout asks for a buddy's details. */
  @Column('smallint') people: 1 | 2;
  @Column('smallint') position: number;
}
