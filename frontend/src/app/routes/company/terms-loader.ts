import type { LoaderFunctionArgs } from 'react-router-dom';
import { legalLoader } from './legal-loader.ts';

export const loader = (args: LoaderFunctionArgs) => legalLoader('terms', args);
