import { randomUUID } from 'node:crypto';
import { anOrderRequest, aPerson } from '../factories/order-request.ts';
import type { AdminClient } from '../harness/admin-client.ts';
import { type Answer, call, type ErrorAnswer } from '../harness/client.ts';
import { programsOf } from '../harness/programs.ts';
import { sessionToken } from '../harness/session.ts';
import type { Shop } from '../harness/shop.ts';
import type { TestSystem } from '../harness/system.ts';

/** Somebody who bought a program just now and has an account. The worker must be running. */
export class Client {
  private constructor(
    private readonly system: TestSystem,
    readonly programId: string,
    readonly userId: string,
    readonly email: string,
    readonly token: string,
  ) {}

  /** @param options `coach` is assigned by `owner` */
  static async create(
    system: TestSystem,
    shop: Shop,
    { age = 29, owner, coach }: { age?: number; owner?: AdminClient; coach?: AdminClient } = {},
  ): Promise<Client> {
    const email = `${randomUUID()}@example.com`;
    const user = aPerson({ email, age });
    const { body } = await shop.order(anOrderRequest({ trainingType: 'individual', user, buddy: undefined }));
    await shop.verify(body.orderId, system.sandbox.control.capture(body.orderId));
    const userId = randomUUID();
    await system.db.rows(
      `INSERT INTO users (id, email, name, email_verified_at) VALUES ($1, $2, 'Priya Nair', now())`,
      [userId, email],
    );
    const { buyer: id } = await programsOf(system, body.paymentId);
    if (owner && coach)
      await owner.call('admin/client-assignments', 'POST', { ids: [id], coach: coach.userId });
    return new Client(system, id, userId, email, await sessionToken(system, userId));
  }

  /** @param path below the program */
  call<Body = ErrorAnswer>(
    path: string,
    method = 'GET',
    body?: unknown,
    id = this.programId,
  ): Promise<Answer<Body>> {
    return call<Body>(`${this.system.url}/api/my/programs/${id}/${path}`, {
      method,
      body,
      headers: { authorization: `Bearer ${this.token}` },
    });
  }
}
