import { Controller, Get, HttpStatus, Inject, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Redis } from 'ioredis';
import { UnitOfWork } from '../database/unit-of-work.ts';
import { Draining } from '../lifecycle/draining.ts';
import { REDIS } from '../redis/redis.module.ts';

type Condition = 'up' | 'down';

const PROBE_TIMEOUT_MS = 2_000;

@ApiTags('health')
@Controller('api/health')
export class HealthController {
  constructor(
    private readonly db: UnitOfWork,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly draining: Draining,
  ) {}

  @Get('live')
  @ApiOperation({ summary: 'Liveness: the process answers' })
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** Without Redis the site still sells (work waits in PostgreSQL): Redis is reported but does not fail readiness. */
  @Get('ready')
  @ApiOperation({ summary: 'Readiness: the process can serve requests; names what is down' })
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const [database, redis] = await Promise.all([probe(this.db.rows('SELECT 1')), probe(this.redis.ping())]);
    const status = this.draining.isUnderWay ? 'draining' : database === 'up' ? 'ok' : 'unavailable';
    if (status !== 'ok') void reply.status(HttpStatus.SERVICE_UNAVAILABLE);
    return { status, database, redis };
  }
}

async function probe(question: Promise<unknown>): Promise<Condition> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), PROBE_TIMEOUT_MS);
  });
  try {
    await Promise.race([question, timeout]);
    return 'up';
  } catch {
    return 'down';
  } finally {
    clearTimeout(timer);
  }
}
