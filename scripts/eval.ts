import { evalWriter } from './eval/writer.ts';

if (!evalWriter(process.argv.slice(2))) process.exitCode = 1;
