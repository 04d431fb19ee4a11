import type { EntityTarget } from 'typeorm';
import type { Sql } from './sql.ts';

/** SQL: columns of an entity under the names of its properties, as text where the entity has text. */
export function columnsOf<Row extends object>(
  { manager }: Sql,
  entity: EntityTarget<Row>,
  names: readonly (keyof Row & string)[],
): string {
  const metadata = manager.dataSource.getMetadata(entity);
  return names
    .map((name) => {
      const { databaseName, type } = metadata.findColumnWithPropertyName(name)!;
      return `${metadata.tableName}.${databaseName}${type === 'date' ? '::text' : ''} AS "${name}"`;
    })
    .join(', ');
}
