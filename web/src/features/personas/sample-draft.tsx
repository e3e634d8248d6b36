import { Text, Title } from '@mantine/core';
import { completenessOf, missingOf } from '../../../../shared/personas/completeness.ts';
import type { PersonaDraft } from '../../../../shared/personas/persona.ts';
import { blankContent, noRule } from '../../../../shared/personas/personas.rules.ts';
import { ToneBadge } from '../../components/tone-badge.tsx';
import { OpenQuestions } from './open-questions.tsx';
import { PersonaMark } from './persona-mark.tsx';
import { partsTold } from './persona-texts.ts';
import classes from './personas.module.css';
import { ToldFields } from './told-fields.tsx';

const content = {
  ...blankContent,
  ...{ job: 'Gérante', industry: 'fashion' },
  ...{ pains: ['refaire ses publicités chaque semaine'], objections: [{ objection: 'c’est trop cher' }] },
  ...{ triggers: ['l’ouverture d’une seconde boutique'], goals: ['vendre sans passer par une agence'] },
  ...{ vocabulary: ['la saison', 'le réassort'], register: 'vous' as const, channels: ['instagram' as const] },
  ...{ awareness: 'problem' as const },
};

const ofProspects = (path: string, count: number) =>
  ({ path, type: 'prospects', ref: null, label: 'Direction, Mode', count, share: count / 41 }) as const;

const ofBrief = (path: string) =>
  ({ path, type: 'brief', ref: null, label: 'Brief de la rentrée', count: null, share: null }) as const;
const ofAds = (path: string) => ({ path, type: 'ad', ref: null, label: 'Board Mode', count: 6, share: null }) as const;

const draft: PersonaDraft = {
  ...content,
  ...{ name: 'La gérante de boutique', color: 'teal', brandId: null, match: noRule, matches: null },
  sources: [
    ...[ofProspects('job', 23), ofProspects('industry', 23)],
    ...['goals.0', 'pains.0', 'objections.0', 'register', 'vocabulary.0'].map(ofBrief),
    ...['triggers.0', 'awareness', 'vocabulary.1', 'channels'].map(ofAds),
  ],
  ...{ completeness: completenessOf(content), missing: missingOf(content) },
};

/** What a proposed persona looks like, of nobody. */
export const SampleDraft = () => (
  <aside aria-label="Exemple de fiche proposée" className={classes.sample}>
    <div className={classes.head}>
      <PersonaMark name={draft.name} color={draft.color} />
      <div>
        <Title order={3} fz="1.0625rem">
          {draft.name}
        </Title>
        <Text size="sm" c="dimmed">
          {partsTold(draft)}
        </Text>
      </div>
      <ToneBadge tone="warning">Exemple</ToneBadge>
    </div>
    <ToldFields persona={draft} prospects={null} />
    <OpenQuestions persona={draft} />
  </aside>
);
