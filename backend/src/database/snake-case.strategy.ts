import { DefaultNamingStrategy } from 'typeorm';
import { snakeCase } from '../platform/database/columns-of.ts';

/** Columns have their property's name in snake case: `createdAt` is `created_at`. */
export class SnakeCaseStrategy extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string, embeddedPrefixes: string[]): string {
    const name = super.columnName(propertyName, customName, embeddedPrefixes);
    return customName ? name : snakeCase(name);
  }
}
