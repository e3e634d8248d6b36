import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every resource of every template of an assembly, nested ones too, as JSON, by template and name. */
export function resourcesOf({ directory }: { directory: string }): Map<string, string> {
  const templates = readdirSync(directory).filter((file) => file.endsWith('.template.json'));
  return new Map(
    templates.flatMap((file) => {
      const { Resources = {} } = JSON.parse(readFileSync(join(directory, file), 'utf8'));
      return Object.entries(Resources).map(
        ([name, resource]) => [`${file} ${name}`, JSON.stringify(resource)] as const,
      );
    }),
  );
}
