import { Text, Title } from '@mantine/core';
import type { KeptBrief } from '../../../../../shared/ai/brief.ts';
import { formatDay } from '../../../lib/format.ts';
import classes from './brief-facts.module.css';

type Group = { name: string; serves: string; lines: readonly { said: string; beside?: string | undefined }[] };

const plain = (lines: readonly string[]) => lines.map((said) => ({ said }));

/** The facts by kind, with what texts do of each. */
function groupsOf({ brief }: KeptBrief): Group[] {
  const { benefits, pains, proofs, objections, features, offer, price, deadline, audience } = brief;
  const offered = [offer, price, deadline && `jusqu’au ${formatDay(deadline)}`].filter((one) => one !== undefined);
  return [
    { name: 'Bénéfices', serves: 'un angle chacun', lines: plain(benefits) },
    {
      name: 'Preuves',
      serves: 'citées avec leur source',
      lines: proofs.map(({ text, source }) => ({ said: text, beside: source })),
    },
    { name: 'Problèmes', serves: 'pour ouvrir sur ce qui agace', lines: plain(pains) },
    {
      name: 'Objections',
      serves: 'levées par votre réponse',
      lines: objections.map(({ objection, answer }) => ({ said: objection, beside: answer ?? 'sans réponse' })),
    },
    { name: 'Caractéristiques', serves: 'pour rendre les promesses concrètes', lines: plain(features) },
    { name: 'Offre', serves: 'une raison d’agir maintenant', lines: plain(offered) },
    { name: 'Pour qui', serves: 'pour s’adresser à eux', lines: plain(audience ? [audience] : []) },
  ].filter(({ lines }) => lines.length > 0);
}

/** All that texts of a brief may say, beside the order of these texts. */
export function BriefFacts({ brief, isScript }: { brief: KeptBrief; isScript: boolean }) {
  return (
    <section aria-label="Les faits du brief" className={classes.root}>
      <div>
        <Title order={2} fz="1.125rem">
          {isScript ? 'Ce que dira votre script' : 'Ce que diront vos textes'}
        </Title>
        <Text size="sm" c="dimmed">
          Les faits du brief, et ce que votre marque et votre persona y ajoutent.
        </Text>
      </div>
      <div className={classes.groups}>
        {groupsOf(brief).map(({ name, serves, lines }) => (
          <section key={name} aria-label={name}>
            <Title order={3} fz="0.9375rem">
              {name}
            </Title>
            <Text size="sm" c="dimmed">
              {serves}
            </Text>
            <ul>
              {lines.map(({ said, beside }) => (
                <li key={said}>
                  <span>{said}</span>
                  {beside && (
                    <Text component="span" size="sm" c="dimmed">
                      {beside}
                    </Text>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
