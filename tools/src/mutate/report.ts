import { readFile } from 'node:fs/promises';

/** What Stryker's JSON reporter writes (mutation-testing-report-schema), as far as it is read here. */
interface Report {
  files: Record<string, { source: string; mutants: Mutant[] }>;
}

interface Mutant {
  status:
    | 'Killed'
    | 'Survived'
    | 'NoCoverage'
    | 'Timeout'
    | 'CompileError'
    | 'RuntimeError'
    | 'Ignored'
    | 'Pending';
  mutatorName: string;
  /** What the test that noticed it said. */
  statusReason?: string;
  replacement?: string;
  location: { start: { line: number; column: number }; end: { line: number; column: number } };
}

export interface FileScore {
  file: string;
  /** Mutants that a test noticed, by failing or by never ending. */
  killed: number;
  /** `file:line  what stood there → what stood there instead`. */
  survivors: string[];
  /** Those of the noticed for which a test waited in vain, as it may on a machine that is too busy. */
  inVain: string[];
}

const NOTICED = new Set<Mutant['status']>(['Killed', 'Timeout']);
const IN_VAIN = /^Error: Not so after|Exceeded timeout/m;
const UNNOTICED = new Set<Mutant['status']>(['Survived', 'NoCoverage']);

export const isUnnoticed = ({ status }: Pick<Mutant, 'status'>): boolean => UNNOTICED.has(status);

/** Reads one report, a score for each file that had something to mutate. */
export async function readScores(reportFile: string): Promise<FileScore[]> {
  const report = JSON.parse(await readFile(reportFile, 'utf8')) as Report;
  return Object.entries(report.files)
    .map(([path, { source, mutants }]) => {
      const file = path.replace(/^backend\/src\//, '');
      const those = (which: (mutant: Mutant) => boolean) =>
        mutants.filter(which).map((mutant) => inWords(file, source, mutant));
      return {
        file,
        killed: mutants.filter(({ status }) => NOTICED.has(status)).length,
        survivors: those(isUnnoticed),
        inVain: those(({ status, statusReason }) => status === 'Timeout' || IN_VAIN.test(statusReason ?? '')),
      };
    })
    .filter(({ killed, survivors }) => killed + survivors.length > 0);
}

/** `file:line  what stood there → what stands there in the mutant` */
export function inWords(
  file: string,
  source: string,
  { location: { start, end }, replacement, status }: Mutant,
): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? '').slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  const short = (text: string) => text.replace(/\s+/g, ' ').slice(0, 100);
  const untested = status === 'NoCoverage' ? '  (no test comes here)' : '';
  return `${file}:${start.line}  ${short(lines.join(' '))} → ${short(replacement ?? '')}${untested}`;
}

export const percent = ({ killed, survivors }: Pick<FileScore, 'killed' | 'survivors'>): number =>
  (killed * 100) / (killed + survivors.length);
