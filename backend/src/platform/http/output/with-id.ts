import { z } from 'zod';

/** The answer about a row: its `id` is called `_id` on the wire. @param fields all others */
export function withId<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.preprocess(
    ({ id, ...row }: { id: string } & z.input<z.ZodObject<Fields>>) => ({ ...row, _id: id }),
    z.object({ _id: z.string(), ...fields }),
  );
}
