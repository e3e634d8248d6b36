import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parseAst, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';

/** One word a thing, in all that people read. */
const lexicon: { never: RegExp; say: string; but?: RegExp }[] = [
  // Fixed word for word, as the label of the field is; in quotes or before a colon it is a name of the API.
  {
    never: /(?<![\p{L}"'])emails?(?![\p{L}"':])/iu,
    say: 'e-mail',
    but: /^(?:Email$|Si cet email existe|Un compte existe déjà avec cet email|Email ou mot de passe incorrect)/,
  },
  { never: /facultati/i, say: 'optionnel' },
  // Columns of files have the names that other tools read.
  { never: /(?<![\p{L}-])tags?(?![\p{L}-])/iu, say: 'étiquette', but: /^Tags?$/ },
  {
    never: /(?:nouvel|prochain|premier) essai|essais? (?:de suite|prévus?|antérieurs?|sans succès)/i,
    say: 'tentative',
  },
  { never: /C[’']est (?:fait|noté)(?!\p{L})/iu, say: 'Fait' },
  { never: /désétiquet/i, say: 'retirer une étiquette' },
  { never: /évènement/i, say: 'événement' },
  { never: /(?:fichier|tableau) modèle/i, say: 'modèle de fichier' },
  { never: /mettre en pause/i, say: 'suspendre' },
  { never: /(?<!\p{L})fatigué/iu, say: 'en perte de vitesse' },
  { never: /(?<!\p{L})(?:re)?fusion/iu, say: 'réunir' },
];

const read = /^(?:web\/src|shared)\/.*\.tsx?$|^functions\/.*(?:\.mail|messages)\.ts$/;
/** Tests, code for others, and what reads the words of others. */
const unread =
  /\.test\.tsx?$|^web\/src\/testing\/|^shared\/rules\/(?:copy|page)\/|(?:-snippets|-column-names|-columns)\.ts$/;
const files = ['web/src', 'shared', 'functions']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => read.test(file) && !unread.test(file));

/** What a file says, but for single words in small letters, which are codes. */
function sentencesOf(file: string): string[] {
  const found: string[] = [];
  const add = (text: string) => {
    if (/[\s\u00a0\u202f’]|^\p{Lu}/u.test(text.trim())) found.push(text.trim());
  };
  const text = readFileSync(file, 'utf8');
  new Visitor({
    Literal: ({ value }) => typeof value === 'string' && add(value),
    TemplateElement: ({ value }) => add(value.cooked ?? ''),
    JSXText: ({ value }) => add(value),
  }).visit(parseAst(text, { lang: extname(file) === '.tsx' ? 'tsx' : 'ts' }));
  return found;
}

describe('the lexicon', () => {
  it('has one word for each thing', () => {
    const wrong = files.flatMap((file) =>
      sentencesOf(file).flatMap((sentence) =>
        lexicon
          .filter(({ never, but }) => never.test(sentence) && !but?.test(sentence))
          .map(({ say }) => `${file}: « ${sentence.slice(0, 90)} »: say « ${say} »`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('is read where people read it', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(sentencesOf('shared/kernel/validation-messages.ts')).toContain('Adresse e-mail invalide');
  });
});
