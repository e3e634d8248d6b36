// Runs a script of this folder on a machine that has only Node and git: checks Node, installs what is missing, goes on.
// It may use nothing but Node's own modules.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [script, ...args] = process.argv.slice(2);

requireNode(20, 19);
installWhenNeeded();
process.chdir(root);
// Node 20 is supported here on purpose; the SDK's notice about it would be printed at every start.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
process.argv = [process.argv[0], join(root, 'scripts', `${script}.ts`), ...args];
const { register } = await import('tsx/esm/api');
register();
await import(pathToFileURL(process.argv[1]).href);

function requireNode(major, minor) {
  const [haveMajor, haveMinor] = process.versions.node.split('.').map(Number);
  if (haveMajor > major || (haveMajor === major && haveMinor >= minor)) return;
  console.error(`Réclame needs Node ${major}.${minor} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

function installWhenNeeded() {
  const stamp = join(root, 'node_modules', '.installed-lockfile');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const lock = join(root, '.installing');
  if (!takeLock(lock)) {
    console.log('Another command is installing packages: start again when it is done.');
    process.exit(1);
  }
  console.log('Installing packages (npm ci)…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  rmSync(lock, { recursive: true, force: true });
  if (status !== 0) {
    console.error('npm ci failed: see above.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

/** Two installations at once would leave half of each; a lock older than ten minutes was left by a killed one. */
function takeLock(lock) {
  if (existsSync(lock) && Date.now() - statSync(lock).mtimeMs > 600_000) rmSync(lock, { recursive: true });
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}
