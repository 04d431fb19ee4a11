import { Injectable } from '@nestjs/common';
import type { Sql } from '../../platform/database/sql.ts';
import type { ContactMessage } from './contact.dto.ts';

@Injectable()
export class ContactRepository {
  async store(sql: Sql, id: string, { name, email, number, message }: ContactMessage): Promise<void> {
    await sql.rows(
      'INSERT INTO contact_messages (id, name, email, number, message) VALUES ($1, $2, $3, $4, $5)',
      [id, name, email, number, message],
    );
  }
}
