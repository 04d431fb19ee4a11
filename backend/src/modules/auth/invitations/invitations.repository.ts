import { Injectable } from '@nestjs/common';
import type { Sql } from '../../../platform/database/sql.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { StaffRole } from '../../../platform/security/rights.domain.ts';

export interface Invitation {
  id: string;
  email: string;
  role: StaffRole;
  /** The owner's address. */
  invitedBy: string;
  createdAt: Date;
  expiresAt: Date;
}

export const INVITATION_HOURS = 72;

const COLUMNS = `id, email, role, invited_by AS "invitedBy", created_at AS "createdAt", expires_at AS "expiresAt"`;

@Injectable()
export class InvitationsRepository {
  constructor(private readonly db: UnitOfWork) {}

  /** Newest first, expired ones included. */
  list(): Promise<Invitation[]> {
    return this.db.rows<Invitation>(
      `SELECT ${COLUMNS} FROM staff_invitations ORDER BY created_at DESC, id DESC`,
    );
  }

  /** Takes the place of the address's earlier one, whose link is worth nothing then. */
  async put(
    sql: Sql,
    invitation: {
      id: string;
      email: string;
      role: StaffRole;
      tokenHash: string;
      inviterId: string;
      invitedBy: string;
    },
  ): Promise<Invitation | undefined> {
    const { id, email, role, tokenHash, inviterId, invitedBy } = invitation;
    const [row] = await sql.rows<Invitation>(
      `INSERT INTO staff_invitations (email, id, role, token_hash, inviter_id, invited_by, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, now() + interval '${INVITATION_HOURS} hours')
       ON CONFLICT (email) DO UPDATE
         SET id = excluded.id, role = excluded.role, token_hash = excluded.token_hash, inviter_id = excluded.inviter_id,
             invited_by = excluded.invited_by, created_at = now(), expires_at = excluded.expires_at
       RETURNING ${COLUMNS}`,
      [email, id, role, tokenHash, inviterId, invitedBy],
    );
    return row;
  }

  /** @returns what stood there; undefined: it was accepted, revoked or replaced meanwhile */
  async remove(sql: Sql, id: string): Promise<Invitation | undefined> {
    const [row] = await sql.rows<Invitation>(
      `DELETE FROM staff_invitations WHERE id = $1 RETURNING ${COLUMNS}`,
      [id],
    );
    return row;
  }

  /** All that one owner made. */
  removeOf(sql: Sql, inviterId: string): Promise<Invitation[]> {
    return sql.rows<Invitation>(`DELETE FROM staff_invitations WHERE inviter_id = $1 RETURNING ${COLUMNS}`, [
      inviterId,
    ]);
  }

  async find(tokenHash: string): Promise<Invitation | undefined> {
    const [row] = await this.db.rows<Invitation>(
      `SELECT ${COLUMNS} FROM staff_invitations WHERE token_hash = $1 AND expires_at > now()`,
      [tokenHash],
    );
    return row;
  }

  /** Uses it up: of two who hold the link at once one gets it. */
  async take(sql: Sql, tokenHash: string): Promise<Invitation | undefined> {
    const [row] = await sql.rows<Invitation>(
      `DELETE FROM staff_invitations WHERE token_hash = $1 AND expires_at > now() RETURNING ${COLUMNS}`,
      [tokenHash],
    );
    return row;
  }
}
