import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { shippedBusiness } from '@ironbloom/brand';

const run = promisify(execFile);
const SOURCE = path.join(import.meta.dirname, '../../../../nginx');
const SCRIPTS = path.join(SOURCE, 'docker-entrypoint.d');
const SUFFIX = '.template';

/**
 * Does what the nginx image does at start, with the same scripts and templates: settings, envsubst, certificates.
 * @param env what the container would get; CONF_DIR is where the configuration is written
 * @returns the environment that the scripts left, for those that come later
 */
export async function renderNginxConfig(
  env: NodeJS.ProcessEnv & { CONF_DIR: string },
): Promise<NodeJS.ProcessEnv> {
  const { CONF_DIR: folder } = env;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const settings = await settingsOf({
    BRAND_NAME: shippedBusiness.name,
    SUPPORT_EMAIL: shippedBusiness.supportEmail,
    ...env,
  });
  const filter = new RegExp(settings['NGINX_ENVSUBST_FILTER'] ?? '^$');
  const templates = path.join(SOURCE, 'templates');
  for (const name of await readdir(templates, { recursive: true })) {
    if (!name.endsWith(SUFFIX)) continue;
    const file = path.join(folder, name.slice(0, -SUFFIX.length));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, substituted(await readFile(path.join(templates, name), 'utf8'), settings, filter));
  }
  await run(path.join(SCRIPTS, '25-certificates.sh'), { env: settings });
  return settings;
}

/** The script that takes renewed certificates into use; runs until it is ended. */
export const WATCH_CERTIFICATES = path.join(SCRIPTS, '40-watch-certificates.sh');

async function settingsOf(env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  const script = path.join(SCRIPTS, '18-settings.envsh');
  const { stdout } = await run('/bin/sh', ['-euc', '. "$0"; exec env -0', script], { env });
  return Object.fromEntries(
    stdout
      .split('\0')
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

/** envsubst, which not every machine has: `$NAME` and `${NAME}` of the variables that the filter lets through. */
function substituted(text: string, values: NodeJS.ProcessEnv, filter: RegExp): string {
  return text.replace(/\$(?:\{(\w+)\}|(\w+))/g, (whole, braced?: string, bare?: string) => {
    const name = braced ?? bare ?? '';
    return filter.test(name) ? (values[name] ?? '') : whole;
  });
}
