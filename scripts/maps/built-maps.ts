import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleRelease } from '../../infra/bundle-release.ts';

/** A file as the monitoring keeps it: a script, told where its map is, or a map. */
export type KeptFile = { name: string; path: string; sourcemap?: string };
export type Release = { version: string; files: KeptFile[] };

/**
 * What a stack in a minified file is read by, of each release that a deploy makes: a function's is what its bundle says, so most are known
 * from the deploy before; the application's is the version. Names are those that frames bear (`~` stands for any host).
 */
export function builtMaps(functionsDir: string, webDir: string, version: string): Release[] {
  const functions = readdirSync(functionsDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      version: bundleRelease(functionsDir, name),
      files: mapped(join(functionsDir, name), '.mjs', '~/'),
    }));
  return [...functions, { version, files: mapped(join(webDir, 'assets'), '.js', '~/assets/') }].filter(
    ({ files }) => files.length > 0,
  );
}

/** The scripts of a folder that have a map, each with it. */
function mapped(folder: string, ending: string, under: string): KeptFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending) && existsSync(join(folder, `${file}.map`)))
    .sort()
    .flatMap((file) => [
      { name: `${under}${file}`, path: join(folder, file), sourcemap: `${file}.map` },
      { name: `${under}${file}.map`, path: join(folder, `${file}.map`) },
    ]);
}

export type Monitoring = { url: string; organization: string; project: string; token: string };

/** Where maps go: the settings name the project, the environment has the token. Undefined where nobody said so. */
export function monitoringOf(
  project: { url?: string | undefined; organization: string; project: string } | undefined,
  token: string | undefined,
): Monitoring | undefined {
  if (!project || !token) return undefined;
  return { ...project, url: project.url ?? 'https://sentry.io', token };
}

const atOnce = 4;

/** Gives the monitoring the files of releases that it does not have yet; answers how many releases these were. */
export async function sendMaps(monitoring: Monitoring, releases: readonly Release[]): Promise<number> {
  let sent = 0;
  const left = [...releases];
  const work = async () => {
    for (let release = left.pop(); release; release = left.pop()) if (await sendRelease(monitoring, release)) sent++;
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return sent;
}

async function sendRelease({ url, organization, project, token }: Monitoring, { version, files }: Release) {
  const ofOrganization = `${url}/api/0/organizations/${organization}/releases/`;
  const itsFiles = `${url}/api/0/projects/${organization}/${project}/releases/${encodeURIComponent(version)}/files/`;
  const headers = { authorization: `Bearer ${token}` };
  const body = JSON.stringify({ version, projects: [project] });
  // Said again, it is the same release.
  await asked(ofOrganization, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body });
  const known = (await (await asked(itsFiles, { headers })).json()) as { name: string }[];
  const missing = files.filter(({ name }) => !known.some((one) => one.name === name));
  for (const { name, path, sourcemap } of missing) {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(readFileSync(path))]), name.split('/').at(-1) ?? name);
    form.set('name', name);
    if (sourcemap) form.set('header', `Sourcemap:${sourcemap}`);
    await asked(itsFiles, { method: 'POST', headers, body: form }, alreadyThere);
  }
  return missing.length > 0;
}

/** What is listed is the first hundred alone; a file of that name is told so. */
const alreadyThere = 409;

async function asked(address: string, init: RequestInit, allowed?: number): Promise<Response> {
  const answer = await fetch(address, init);
  if (answer.ok || answer.status === allowed) return answer;
  throw new Error(`The monitoring answers ${answer.status} to ${init.method ?? 'GET'} ${new URL(address).pathname}`);
}
