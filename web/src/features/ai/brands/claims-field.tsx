import { ActionIcon, Button, Text, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { brandLimits, isValidClaim } from '../../../../../shared/ai/brands.rules.ts';
import { parisDay } from '../../../../../shared/kernel/paris-day.ts';
import { ToneBadge } from '../../../components/tone-badge.tsx';
import classes from '../fields/fields.module.css';
import type { ClaimValues } from './brand-values.ts';

type Props = {
  claims: readonly ClaimValues[];
  problems: Record<string, string>;
  onChange: (claims: ClaimValues[]) => void;
};

/** The register of claims: each with what proves it, and its last day. */
export function ClaimsField({ claims, problems, onChange }: Props) {
  const today = parisDay();
  const write = (key: string, change: Partial<ClaimValues>) =>
    onChange(claims.map((claim) => (claim.key === key ? { ...claim, ...change } : claim)));
  const add = () => onChange([...claims, { key: crypto.randomUUID(), text: '', label: '', url: '', validUntil: '' }]);
  return (
    <>
      {claims.length === 0 && (
        <Text size="sm" c="dimmed">
          Aucune allégation. Un superlatif sans preuve est signalé dans tous les textes.
        </Text>
      )}
      {claims.map(({ key, text, label, url, validUntil }, at) => {
        const field = (name: keyof ClaimValues, path = name as string) => ({
          name: `claims.${at}.${path}`,
          error: problems[`claims.${at}.${path}`],
          onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
            write(key, { [name]: value }),
        });
        const expired = !isValidClaim({ validUntil: validUntil || null }, today);
        return (
          <div key={key} className={classes.claim}>
            <div className={classes.claimHead}>
              <Text size="sm" fw={600}>
                Allégation {at + 1} {expired && <ToneBadge tone="accent">expirée</ToneBadge>}
              </Text>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                aria-label={`Ôter l’allégation ${at + 1}`}
                onClick={() => onChange(claims.filter((claim) => claim.key !== key))}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            </div>
            <TextInput
              label="Ce que la marque affirme"
              maxLength={brandLimits.claim}
              value={text}
              placeholder="Le logiciel de planning le plus utilisé en agence"
              {...field('text')}
            />
            <div className={classes.pair}>
              <TextInput
                label="Source"
                maxLength={brandLimits.source}
                value={label}
                placeholder="Étude, date, échantillon"
                {...field('label', 'source.label')}
              />
              <TextInput
                label="Adresse de la source"
                maxLength={brandLimits.address}
                value={url}
                inputMode="url"
                {...field('url', 'source.url')}
              />
              <TextInput label="Valable jusqu’au" type="date" value={validUntil} {...field('validUntil')} />
            </div>
          </div>
        );
      })}
      {claims.length < brandLimits.claims && (
        <Button variant="default" mr="auto" leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
          Ajouter une allégation
        </Button>
      )}
    </>
  );
}
