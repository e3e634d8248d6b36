import { completenessOf, missingOf } from '../../../../shared/personas/completeness.ts';
import type { PersonaDraft } from '../../../../shared/personas/persona.ts';
import { personaLimits } from '../../../../shared/personas/personas.rules.ts';

const both = <T>(one: readonly T[], other: readonly T[], most: number): T[] =>
  [...new Set([...one, ...other])].slice(0, most);

/** Two drafts as one: the first says what both say, the other what it lacks, and whoever resembles one of them does. */
export function merged(one: PersonaDraft, other: PersonaDraft): PersonaDraft {
  const known = new Set(one.objections.map(({ objection }) => objection));
  const objections = [...one.objections, ...other.objections.filter(({ objection }) => !known.has(objection))];
  const whole: PersonaDraft = {
    ...one,
    summary: one.summary ?? other.summary,
    ageRange: one.ageRange ?? other.ageRange,
    job: one.job ?? other.job,
    industry: one.industry ?? other.industry,
    companySize: one.companySize ?? other.companySize,
    location: one.location ?? other.location,
    buyingProcess: one.buyingProcess ?? other.buyingProcess,
    register: one.register ?? other.register,
    pains: both(one.pains, other.pains, personaLimits.entries),
    objections: objections.slice(0, personaLimits.entries),
    channels: both(one.channels, other.channels, personaLimits.entries),
    match: {
      industries: both(one.match.industries, other.match.industries, personaLimits.matched),
      jobLevels: both(one.match.jobLevels, other.match.jobLevels, personaLimits.matched),
      companySizes: both(one.match.companySizes, other.match.companySizes, personaLimits.matched),
      countries: both(one.match.countries, other.match.countries, personaLimits.matched),
    },
    // Counted anew once it is kept.
    matches: null,
  };
  const paths = new Set(one.sources.map(({ path }) => path));
  const sources = [...one.sources, ...other.sources.filter(({ path }) => !/\./.test(path) && !paths.has(path))];
  return { ...whole, sources, completeness: completenessOf(whole), missing: missingOf(whole) };
}
