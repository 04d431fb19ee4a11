/**
 * Updates openapi.json and src/shared/api/schema.ts from the built backend (`npm run openapi`). `--check` only fails when they
 * differ.
 */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';

const root = join(import.meta.dirname, '..');
const documentFile = join(root, 'openapi.json');
const schemaFile = join(root, 'src/shared/api/schema.ts');
const backendCli = join(root, '../backend/dist/cli/openapi.js');

const { stdout } = await promisify(execFile)(process.execPath, [backendCli], { maxBuffer: 32 * 2 ** 20 });
const document = `${JSON.stringify(JSON.parse(stdout), null, 2)}\n`;
const schema = astToString(await openapiTS(document));

if (process.argv.includes('--check')) {
  const [oldDocument, oldSchema] = await Promise.all([
    readFile(documentFile, 'utf8'),
    readFile(schemaFile, 'utf8'),
  ]);
  if (oldDocument !== document || oldSchema !== schema) {
    console.error('The API client is out of step with the backend. Run: npm run openapi -w frontend');
    process.exitCode = 1;
  }
} else {
  await writeFile(documentFile, document);
  await writeFile(schemaFile, schema);
}
