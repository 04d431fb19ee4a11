import { getMetadataArgsStorage } from 'typeorm';

/** The column of a property: `createdAt` is `created_at`. */
export const snakeCase = (property: string): string =>
  property.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * SQL: columns of an entity aliased to its properties. A `date` is cast to text, as TypeORM reads it.
 * @param only default: all
 * @param alias of the table
 */
export function columnsOf<Entity extends object>(
  entity: new () => Entity,
  { only, alias }: { only?: readonly (keyof Entity)[]; alias?: string } = {},
): string {
  const columns = getMetadataArgsStorage().filterColumns(entity);
  const wanted = columns.filter(({ propertyName }) => !only || only.some((name) => name === propertyName));
  const prefix = alias ? `${alias}.` : '';
  return wanted
    .map(({ propertyName, options: { type } }) => {
      const column = `${prefix}${snakeCase(propertyName)}`;
      return `${column}${type === 'date' ? '::text' : ''} AS "${propertyName}"`;
    })
    .join(', ');
}
