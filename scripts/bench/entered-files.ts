import { onFastTable } from './fast-table.ts';
import { printTable } from './figures.ts';
import { inOwnProcess } from './own-process.ts';

/** How many files one reads who follows a POST of a prospect from its event to its answer. */
export async function benchEnteredFiles(): Promise<void> {
  const files: string[] = await onFastTable((environment) =>
    inOwnProcess('scripts/bench/entered-files-worker.ts', {}, environment),
  );
  console.log(files.join('\n'));
  const within = (folder: RegExp) => files.filter((file) => folder.test(file)).length;
  printTable('Files that a POST of a prospect enters', [
    { name: 'of its word', files: within(/^(functions|shared)\/prospects\//) },
    { name: 'of the platform', files: within(/^functions\/platform\//) },
    { name: 'all', files: files.length },
  ]);
}
