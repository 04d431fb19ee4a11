import { getMetadataArgsStorage } from 'typeorm';

/** Columns of an entity by the names of its properties, for SQL that returns rows of it. @param only without it all @param alias of its table */
export function columnsOf<Entity extends object>(
  entity: new () => Entity,
  { only, alias }: { only?: readonly (keyof Entity)[]; alias?: string } = {},
): string {
  const columns = getMetadataArgsStorage().filterColumns(entity);
  const names = only ?? columns.map(({ propertyName }) => propertyName);
  const prefix = alias ? `${alias}.` : '';
  return names.map((name) => `${prefix}${snakeCase(String(name))} AS "${String(name)}"`).join(', ');
}

const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
