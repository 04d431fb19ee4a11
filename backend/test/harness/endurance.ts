/** A count that is full with `./scripts/test --soak` and smaller otherwise. */
export const endurance = (all: number, quick: number): number => (process.env['SOAK'] === '1' ? all : quick);
