import { stops } from './running-services.ts';

export default async function teardown(): Promise<void> {
  for (const stop of stops.toReversed()) await stop();
}
