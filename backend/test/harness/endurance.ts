/**
 * How many of something, where more of it asks the same question for longer: all with `./scripts/test --soak`, as in CI, and
 * as many as show the rule otherwise.
 */
export const endurance = (all: number, quick: number): number => (process.env['SOAK'] === '1' ? all : quick);
