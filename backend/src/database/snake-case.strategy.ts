import { DefaultNamingStrategy } from 'typeorm';

/** Columns have their property's name in snake case: `createdAt` is `created_at`. */
export class SnakeCaseStrategy extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string, embeddedPrefixes: string[]): string {
    const name = super.columnName(propertyName, customName, embeddedPrefixes);
    return customName ? name : name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  }
}
