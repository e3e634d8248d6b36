import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { alertRuleLimits } from '../../../../../shared/campaigns/alert-rule.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { sayRefused } from '../../../lib/notices.ts';
import { saySaved } from '../../../lib/say-saved.ts';
import { useClientNames } from '../../../lib/use-client-names.ts';
import { useMay } from '../../../lib/use-may.ts';
import classes from './alerts.module.css';
import { RuleForm } from './rule-form.tsx';
import { ruleSentence } from './rule-words.ts';
import { type RuleDraft, useRules } from './use-rules.ts';

const blank: RuleDraft = {
  name: '',
  metric: 'cpa',
  operator: 'above',
  threshold: 25,
  windowDays: 7,
  filters: {},
  active: true,
};

type Edited = { draft: RuleDraft; at: number };

/** The rules of the workspace: what they watch in a sentence, and how often each would have spoken. */
export function RulesDialog({ onClose }: { onClose: () => void }) {
  const { rules, version, error, reload, write } = useRules();
  const [edited, setEdited] = useState<Edited | null>(null);
  return (
    <Dialog title="Règles d’alerte" size={640} onClose={onClose}>
      {error && !rules ? (
        <LoadFailure what="Les règles d’alerte" error={error} onRetry={reload} />
      ) : !rules ? (
        <Skeleton height={160} radius="md" role="status" aria-label="Chargement des règles" />
      ) : edited ? (
        <RuleForm
          draft={edited.draft}
          version={version}
          onCancel={() => setEdited(null)}
          onSave={async (draft) => {
            await write(
              edited.at < rules.length ? rules.map((rule, at) => (at === edited.at ? draft : rule)) : [...rules, draft],
            );
            saySaved();
            setEdited(null);
          }}
        />
      ) : (
        <RuleList {...{ rules, write }} onEdit={(draft, at) => setEdited({ draft, at })} />
      )}
    </Dialog>
  );
}

type ListProps = {
  rules: RuleDraft[];
  write: (rules: RuleDraft[]) => Promise<void>;
  onEdit: (draft: RuleDraft, at: number) => void;
};

function RuleList({ rules, write, onEdit }: ListProps) {
  const [busy, setBusy] = useState(false);
  const mayWrite = useMay()('campaigns:write');
  const { data: clients = [] } = useClientNames();
  const clientName = (id: string) => clients.find((client) => client.id === id)?.name;
  const change = async (next: RuleDraft[]) => {
    setBusy(true);
    await write(next).then(saySaved, (refusal) => sayRefused('Les règles n’ont pas changé', refusal));
    setBusy(false);
  };
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        Une règle regarde chaque campagne active, chaque matin et après chaque import. Elle se tait tant qu’un ratio n’a
        pas assez de données.
      </Text>
      {rules.length === 0 && !mayWrite && <Text size="sm">Aucune règle pour l’instant.</Text>}
      {rules.length > 0 && (
        <ul className={classes.rules} aria-label="Règles">
          {rules.map((rule, at) => (
            <li key={rule.id} className={classes.rule} data-off={!rule.active || undefined}>
              <div className={classes.ruleText}>
                <Text fw={600}>{rule.name}</Text>
                <Text size="sm" c="dimmed">
                  {ruleSentence(rule, clientName)}
                  {rule.active ? '' : ' · suspendue'}
                </Text>
                {mayWrite && (
                  <Group gap="xs" mt={6}>
                    <Button
                      size="compact-sm"
                      variant="default"
                      aria-label={`Modifier : ${rule.name}`}
                      onClick={() => onEdit(rule, at)}
                    >
                      Modifier
                    </Button>
                    <Button
                      size="compact-sm"
                      variant="default"
                      disabled={busy}
                      aria-label={`${rule.active ? 'Suspendre' : 'Reprendre'} : ${rule.name}`}
                      onClick={() =>
                        change(rules.map((one) => (one === rule ? { ...rule, active: !rule.active } : one)))
                      }
                    >
                      {rule.active ? 'Suspendre' : 'Reprendre'}
                    </Button>
                    <Button
                      size="compact-sm"
                      variant="subtle"
                      color="gray"
                      disabled={busy}
                      aria-label={`Supprimer : ${rule.name}`}
                      onClick={() => change(rules.filter((one) => one !== rule))}
                    >
                      Supprimer
                    </Button>
                  </Group>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {mayWrite && (
        <Button
          disabled={rules.length >= alertRuleLimits.rules}
          onClick={() => onEdit(blank, rules.length)}
          style={{ justifySelf: 'start' }}
        >
          Nouvelle règle
        </Button>
      )}
    </Stack>
  );
}
