import { createContext, type ReactNode, use } from 'react';
import type { Program } from './api.ts';

interface Programs {
  /** Newest first, at least one. */
  programs: readonly Program[];
  program: Program;
}

const ProgramsContext = createContext<Programs | undefined>(undefined);

/** The query parameter that names one of several programs. */
export const PROGRAM = 'program';

/** Nothing of it changes any more. */
export const isOver = ({ state }: Program): boolean => state === 'ended' || state === 'cancelled';

/** It goes on from one that is not over yet. */
const isToCome = ({ state, renewsId }: Program, programs: readonly Program[]): boolean =>
  state === 'assessing' && programs.some((one) => one._id === renewsId && !isOver(one));

/** The program that the address names, otherwise the newest that is not over and has its turn. */
export function chosenProgram(programs: readonly Program[], id: string | null): Program | undefined {
  return (
    programs.find(({ _id }) => _id === id) ??
    programs.find((one) => !isOver(one) && !isToCome(one, programs)) ??
    programs[0]
  );
}

export function ProgramProvider({ children, ...value }: Programs & { children: ReactNode }): ReactNode {
  return <ProgramsContext value={value}>{children}</ProgramsContext>;
}

/** The program that the screens show. */
export function usePrograms(): Programs {
  const value = use(ProgramsContext);
  if (!value) throw new Error('A screen of /my outside its layout');
  return value;
}

/** An address of the area that keeps which of several programs is shown. */
export function useMyPath(): (path: string, query?: Readonly<Record<string, string>>) => string {
  const { programs, program } = usePrograms();
  const isUsual = chosenProgram(programs, null)?._id === program._id;
  return (path, query = {}) => {
    const search = new URLSearchParams({ ...(!isUsual && { [PROGRAM]: program._id }), ...query });
    return search.size > 0 ? `${path}?${search}` : path;
  };
}
