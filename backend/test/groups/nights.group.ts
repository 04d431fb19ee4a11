import { runGroup } from './run-group.ts';

runGroup('nights');
