import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { alertRuleLimits, thresholdProblem } from '../../../../../shared/campaigns/alert-rule.ts';
import { campaignPlatforms } from '../../../../../shared/campaigns/campaigns.rules.ts';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import { ruleMetrics, ruleOperators } from '../../../../../shared/rules/rule-values.ts';
import { FormNotice } from '../../../components/form-notice.tsx';
import { formatCount } from '../../../lib/format.ts';
import { useClientNames } from '../../../lib/use-client-names.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import classes from './alerts.module.css';
import {
  metricName,
  otherFilters,
  ruleSentence,
  thresholdOf,
  typedThreshold,
  unitLabels,
  unitOf,
} from './rule-words.ts';
import { type RuleDraft, useRehearsal } from './use-rules.ts';

const patienceMs = 400;
type Props = { draft: RuleDraft; version: number; onCancel: () => void; onSave: (rule: RuleDraft) => Promise<void> };

/** A rule as a sentence whose words can be chosen, and how often it would have spoken. */
export function RuleForm({ draft, version, onCancel, onSave }: Props) {
  const [rule, setRule] = useState(draft);
  const [typed, setTyped] = useState(String(typedThreshold(draft)).replace('.', ','));
  const [days, setDays] = useState(String(draft.windowDays));
  const { data: clients = [] } = useClientNames();
  const clientName = (id: string) => clients.find((client) => client.id === id)?.name;
  const written: RuleDraft = { ...rule, threshold: thresholdOf(rule, numberOf(typed)), windowDays: numberOf(days) };
  const problem = problemOf(written);
  const suggested = problem ? '' : ruleSentence(written, clientName).slice(0, alertRuleLimits.name);
  const named = { ...written, name: rule.name.trim() || suggested };
  const { busy, message, problems, form } = useSubmit({
    check: () => ({ threshold: problem }),
    act: () => onSave(named),
    otherwise: 'La règle n’a pas été enregistrée',
  });
  const set = (change: Partial<RuleDraft>) => setRule({ ...rule, ...change });
  const filter = (name: 'platform' | 'clientId', value: string) =>
    set({ filters: { ...rule.filters, [name]: value ? [value] : undefined } });
  const others = otherFilters(rule);
  return (
    <form {...form}>
      <Stack gap="md">
        <div className={classes.sentence}>
          <span>Quand</span>
          <NativeSelect
            aria-label="Mesure"
            value={rule.metric}
            data={ruleMetrics.map((value) => ({ value, label: metricName(value) }))}
            onChange={({ currentTarget: { value } }) =>
              set({ metric: ruleMetrics.find((one) => one === value) ?? 'cpa' })
            }
          />
          <span>de</span>
          <NativeSelect
            aria-label="Plateforme"
            value={rule.filters.platform?.[0] ?? ''}
            data={[
              { value: '', label: 'toute plateforme' },
              ...keysOf(campaignPlatforms).map((value) => ({ value, label: campaignPlatforms[value] })),
            ]}
            onChange={({ currentTarget: { value } }) => filter('platform', value)}
          />
          {clients.length > 0 && (
            <NativeSelect
              aria-label="Client"
              value={rule.filters.clientId?.[0] ?? ''}
              data={[
                { value: '', label: 'tout client' },
                ...clients.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={({ currentTarget: { value } }) => filter('clientId', value)}
            />
          )}
          <span>sur</span>
          <TextInput
            className={classes.number}
            aria-label="Nombre de jours"
            inputMode="numeric"
            rightSection={<Text size="sm">jours</Text>}
            rightSectionWidth={48}
            value={days}
            onChange={({ currentTarget: { value } }) => setDays(value)}
          />
          <NativeSelect
            aria-label="Comparaison"
            value={rule.operator}
            data={keysOf(ruleOperators).map((value) => ({ value, label: ruleOperators[value] }))}
            onChange={({ currentTarget: { value } }) =>
              set({ operator: keysOf(ruleOperators).find((one) => one === value) ?? 'above' })
            }
          />
          <TextInput
            className={classes.number}
            name="threshold"
            aria-label="Seuil"
            inputMode="decimal"
            value={typed}
            aria-invalid={problems.threshold ? true : undefined}
            onChange={({ currentTarget: { value } }) => setTyped(value)}
          />
          <span>{unitLabels[unitOf(rule)]}</span>
        </div>
        {others && (
          <Text size="sm" c="dimmed">
            Restreinte aussi à&nbsp;: {others}
          </Text>
        )}
        <div role="status" className={classes.rehearsal}>
          {problem ? (
            <Text size="sm" c="accent">
              {problem}
            </Text>
          ) : (
            <Rehearsal rule={named} version={version} />
          )}
        </div>
        <TextInput
          label="Nom"
          name="name"
          maxLength={alertRuleLimits.name}
          placeholder={suggested}
          value={rule.name}
          onChange={({ currentTarget: { value } }) => set({ name: value })}
        />
        {message && <FormNotice tone="refused">{message}</FormNotice>}
        <Group gap="sm">
          <Button type="submit" loading={busy}>
            Enregistrer la règle
          </Button>
          <Button variant="default" onClick={onCancel}>
            Retour aux règles
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function Rehearsal({ rule, version }: { rule: RuleDraft; version: number }) {
  const [asked] = useDebouncedValue(rule, patienceMs);
  const { data: times, error, isValidating } = useRehearsal(asked, version);
  if (error) return <Text size="sm">Essai impossible pour l’instant</Text>;
  if (times === undefined) return <Text size="sm">Essai sur les 90 derniers jours…</Text>;
  return (
    <Text size="sm" fw={600} opacity={isValidating ? 0.55 : 1}>
      {times === 0
        ? 'N’aurait pas sonné ces 90 jours'
        : `Aurait sonné ${formatCount(times, 'fois', 'fois')} ces 90 jours`}
    </Text>
  );
}

const numberOf = (typed: string): number => {
  const text = typed
    .trim()
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(',', '.');
  return text === '' ? Number.NaN : Number(text);
};

function problemOf(rule: RuleDraft): string | null {
  const { threshold, windowDays } = rule;
  if (!Number.isInteger(windowDays) || windowDays < 1 || windowDays > alertRuleLimits.windowDays)
    return `De 1 à ${alertRuleLimits.windowDays} jours`;
  if (!Number.isFinite(threshold) || threshold < 0 || threshold > alertRuleLimits.threshold)
    return 'Indiquez un seuil, au-dessus de zéro';
  return thresholdProblem(rule);
}
