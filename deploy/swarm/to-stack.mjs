/**
 * Turns `docker compose config --format json` (standard input) into a stack file for Swarm (standard output). JavaScript
 * without packages: it runs in the product's own image (scripts/swarm-deploy). With `environment SERVICE` or `folders
 * SERVICE` it prints that of the service instead, one to a line, as `docker run` takes it by `--env-file` and `--volume`.
 */
import { readFileSync } from 'node:fs';

const ONE_AFTER_ANOTHER = {
  parallelism: 1,
  order: 'start-first',
  failure_action: 'rollback',
  monitor: '30s',
};
/** What Swarm has no word for, or says elsewhere. */
const NOT_IN_SWARM = ['build', 'depends_on', 'profiles', 'restart', 'security_opt', 'shm_size', 'tmpfs'];

/** Processes that may run twice for a moment are replaced without an interruption. */
const STATELESS = new Set(['backend', 'worker']);

/** Those whose temporary folders belong to them in their image, and to root when they are mounted. */
const OWN_FOLDERS = new Set(['postgres']);

function toService(name, service) {
  const stack = Object.fromEntries(Object.entries(service).filter(([, value]) => value !== null));
  for (const key of NOT_IN_SWARM) delete stack[key];
  const limits = service.deploy?.resources?.limits ?? {};
  stack.deploy = {
    replicas: service.deploy?.replicas ?? 1,
    // A name stands for its replicas' own addresses: nginx tries another one where the first does not answer.
    endpoint_mode: 'dnsrr',
    resources: { limits: { cpus: String(limits.cpus), memory: String(limits.memory) } },
    // Nothing waits for anything else here: what starts too early ends, and is started again.
    restart_policy: { condition: name === 'migrate' ? 'on-failure' : 'any', delay: '5s' },
    ...(STATELESS.has(name) && { update_config: ONE_AFTER_ANOTHER, rollback_config: ONE_AFTER_ANOTHER }),
    ...(!STATELESS.has(name) && { update_config: { parallelism: 1, order: 'stop-first' } }),
    // Volumes are of one machine.
    ...(service.volumes?.length > 0 && { placement: { constraints: ['node.labels.ironbloom == data'] } }),
  };
  stack.ports = service.ports?.map(({ target, published, protocol }) => ({
    target,
    published: Number(published),
    protocol,
    // The visitor's own address reaches nginx only this way.
    mode: 'host',
  }));
  // Swarm cannot say whose a temporary folder is: it takes the rights of the image's own.
  const tmpfs = OWN_FOLDERS.has(name) ? [] : (service.tmpfs ?? []);
  const temporary = tmpfs.map((line) => ({ type: 'tmpfs', target: line.split(':', 1)[0] }));
  if (OWN_FOLDERS.has(name)) stack.read_only = false;
  const kept = (service.volumes ?? []).map(({ type, source, target, read_only }) => ({
    type,
    source,
    target,
    read_only,
  }));
  stack.volumes = [...kept, ...temporary];
  stack.networks = Object.keys(service.networks ?? {});
  if (stack.healthcheck?.disable) stack.healthcheck = { disable: true };
  return stack;
}

const compose = JSON.parse(readFileSync(0, 'utf8'));
/** Networks and volumes under the names that Swarm gives them. */
function unnamed(parts, more) {
  const entries = Object.entries(parts ?? {}).map(([key, part]) => {
    const rest = { ...part, ...more };
    delete rest.name;
    delete rest.ipam;
    return [key, rest];
  });
  return Object.fromEntries(entries);
}

function asStack() {
  const services = Object.entries(compose.services).map(([name, service]) => [
    name,
    toService(name, service),
  ]);
  return {
    services: Object.fromEntries(services),
    // A migration that runs before an update comes from outside the stack.
    networks: unnamed(compose.networks, { attachable: true }),
    volumes: unnamed(compose.volumes),
  };
}

function environmentOf(name) {
  const entries = Object.entries(compose.services[name].environment);
  // `config` doubles every dollar for those who fill in variables.
  return entries.map(([key, value]) => `${key}=${String(value).replaceAll('$$', '$')}\n`).join('');
}

/** Of the machine, as secrets in files are. */
function foldersOf(name) {
  const folders = (compose.services[name].volumes ?? []).filter(({ type }) => type === 'bind');
  return folders
    .map(({ source, target, read_only }) => `${source}:${target}${read_only ? ':ro' : ''}\n`)
    .join('');
}

const [, , part, service] = process.argv;
const of = { environment: environmentOf, folders: foldersOf };
process.stdout.write(part ? of[part](service) : JSON.stringify(asStack(), null, 2));
