import { runGroup } from './run-group.ts';

runGroup('pictures');
