import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../../../shared/page-paths.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useMay } from '../../../lib/use-may.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { learningNames } from '../learning-url.ts';
import { keyOfLift, type ToldLift } from './lift-words.ts';

/** What can be done with a finding: write with it or put it to the test, and look at the ads on both sides. */
export function InsightActs({ lift }: { lift: ToldLift }) {
  const { params } = useUrlState();
  const may = useMay();
  const adsOf = (side: 'feature' | 'without') => {
    const asked = new URLSearchParams({ [learningNames.tab]: 'resultats', [learningNames[side]]: keyOfLift(lift) });
    for (const name of [learningNames.platform, learningNames.brand]) {
      const value = params.get(name);
      if (value) asked.set(name, value);
    }
    return `${paths.learningImport}?${asked}`;
  };
  return (
    <>
      {may('ai:write') && (
        <Anchor component={Link} to={writingOf(lift)} size="sm" fw={500} c="inherit" underline="always">
          {lift.verdict === 'better' ? 'Écrire avec ça' : 'Tester'}
        </Anchor>
      )}
      <span>
        Voir les annonces&nbsp;:{' '}
        <Anchor component={Link} to={adsOf('feature')} size="sm" c="inherit" underline="always">
          {formatNumber(lift.adsWith)} avec
        </Anchor>
        {', '}
        <Anchor component={Link} to={adsOf('without')} size="sm" c="inherit" underline="always">
          {formatNumber(lift.adsWithout)} sans
        </Anchor>
      </span>
    </>
  );
}

/** What the generator changes of a text, by what was learned of. */
const leverOf: Readonly<Record<string, string>> = {
  ...{ hook: 'hook', question: 'hook', callToAction: 'callToAction', offer: 'offer', proof: 'proof', number: 'proof' },
  ...{ register: 'register', length: 'length', audience: 'audience' },
};

/** The tool that writes such texts: a script of what moves, else variations of one lever. */
function writingOf({ feature, value }: ToldLift): string {
  if (feature === 'format' && value === 'video') return `${paths.aiGenerator}?outil=script`;
  const lever = leverOf[feature];
  return `${paths.aiGenerator}?outil=variations${lever ? `&levier=${lever}` : ''}`;
}
