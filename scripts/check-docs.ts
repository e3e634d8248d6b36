import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const documents = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(join(root, file)));

/** Paths in back-ticks and relative links must lead somewhere; `<word>`, `*` and `{id}` stand for a part of a name. */
const dead = documents.flatMap((file) => {
  const text = readFileSync(join(root, file), 'utf8').replace(/```.*?```/gs, '');
  const ticked = [...text.matchAll(/`((?:shared|functions|infra|web|scripts|docs|\.ci)\/[\w./-]+)`/g)].map((match) =>
    join(root, match[1] ?? ''),
  );
  const linked = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map((match) =>
    join(root, dirname(file), match[1] ?? ''),
  );
  return [...ticked, ...linked]
    .filter((path) => !existsSync(path))
    .map((path) => `${file}: ${path.slice(root.length + 1)}`);
});

/** Decisions are numbered from 0001 on, without holes, and their titles bear the number. */
const misnumbered = documents
  .filter((file) => file.startsWith('docs/decisions/'))
  .sort()
  .flatMap((file, at) => {
    const number = String(at + 1).padStart(4, '0');
    const title = readFileSync(join(root, file), 'utf8').split('\n', 1)[0] ?? '';
    const isRight = file.startsWith(`docs/decisions/${number}-`) && title.startsWith(`# ${number}. `);
    return isRight ? [] : [`${file}: decision ${number} is due here, in name and title.`];
  });

if (dead.length > 0) console.error(`Documents that lead nowhere:\n${dead.join('\n')}`);
if (misnumbered.length > 0) console.error(misnumbered.join('\n'));
if (dead.length + misnumbered.length > 0) process.exit(1);
