import { runGroup } from './run-group.ts';

runGroup('after-payment');
