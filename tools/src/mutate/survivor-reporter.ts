import { readFileSync } from 'node:fs';
import path from 'node:path';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import type { MutantResult } from '@stryker-mutator/api/core';
import { inWords, isUnnoticed } from './report.ts';

/** Names each survivor when it is found: Stryker's own reports come at the end, which a run cut off does not reach. */
class SurvivorReporter {
  onMutantTested(mutant: Readonly<MutantResult>): void {
    if (!isUnnoticed(mutant)) return;
    const source = readFileSync(mutant.fileName, 'utf8');
    console.log(`survived: ${inWords(path.basename(mutant.fileName), source, mutant)}`);
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Reporter, 'survivors', SurvivorReporter)];
