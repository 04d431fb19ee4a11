import { runGroup } from './run-group.ts';

runGroup('recovery');
