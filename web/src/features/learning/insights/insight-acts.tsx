import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Lift } from '../../../../../shared/ai/lift.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { deedOf } from '../../../../../shared/rules/copy/feature-subjects.ts';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import { useMay } from '../../../lib/use-may.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { learningNames } from '../learning-url.ts';
import { keyOfLift, type ToldLift } from './lift-words.ts';

const verbs: Record<Lift['verdict'], string> = {
  better: 'Écrire ainsi',
  worse: 'Écrire autrement',
  unclear: 'Tester',
  insufficient: 'Tester',
};

/** What can be done with a finding: write so, write otherwise or put it to the test, and look at the ads on both sides. */
export function InsightActs({ lift }: { lift: ToldLift }) {
  const { params } = useUrlState();
  const may = useMay();
  const deed = deedOf(lift.feature, lift.value);
  const adsOf = (side: 'feature' | 'without') => {
    const asked = new URLSearchParams({ [learningNames.tab]: 'resultats', [learningNames[side]]: keyOfLift(lift) });
    for (const name of [learningNames.platform, learningNames.brand]) {
      const value = params.get(name);
      if (value) asked.set(name, value);
    }
    return `${paths.learningImport}?${asked}`;
  };
  const writing = writingOf(lift);
  const link = (to: string, text: string) => (
    <Anchor component={Link} to={to} size="sm" c="inherit" underline="always" aria-label={`${text}, ${deed}`}>
      {text}
    </Anchor>
  );
  return (
    <>
      {may('ai:write') && writing && link(writing, verbs[lift.verdict])}
      <span>
        {link(adsOf('feature'), `${formatCount(lift.adsWith, 'annonce le fait', 'annonces le font')}`)}
        {', '}
        {link(adsOf('without'), `${formatNumber(lift.adsWithout)} non`)}
      </span>
    </>
  );
}

/** What the generator changes of a text, by what was learned of. */
const leverOf: Readonly<Record<string, string>> = {
  ...{ hook: 'hook', question: 'hook', callToAction: 'callToAction', offer: 'offer', proof: 'proof', number: 'proof' },
  ...{ register: 'register', length: 'length' },
};

/** The tool that writes such texts, variations of one lever; a script of what moves. Pictures and audiences are not written. */
function writingOf({ feature, value, verdict }: ToldLift): string | null {
  if (feature === 'format')
    return value === 'video' && verdict !== 'worse' ? `${paths.aiGenerator}?outil=script` : null;
  if (feature === 'audience') return null;
  const lever = leverOf[feature];
  return `${paths.aiGenerator}?outil=variations${lever ? `&levier=${lever}` : ''}`;
}
