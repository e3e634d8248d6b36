import { Alert, Anchor, Text } from '@mantine/core';
import { IconGauge } from '@tabler/icons-react';
import { documents } from '../../../shared/page-paths.ts';
import { ApiError } from '../lib/api-error.ts';
import { formatNumber } from '../lib/format.ts';
import { useProfile } from '../lib/use-profile.ts';

/** A refusal of the plan, with the limit and what is used; null for any other one. */
export function planLimitOf(error: unknown): ApiError | null {
  return error instanceof ApiError && error.code === 'plan_limit' ? error : null;
}

type Props = {
  error: ApiError;
  /** What is counted, in the plural: `prospects`. */
  things: string;
};

/** What the plan refused: its limit, what is used, and the way to more. */
export function PlanLimitNotice({ error, things }: Props) {
  return (
    <PlanLimit
      role="alert"
      title={error.message || 'La limite de votre offre est atteinte'}
      limit={detailOf(error, 'limit')}
      use={detailOf(error, 'use')}
      things={things}
    />
  );
}

type LimitProps = {
  /** Said at once after an act; calmly when it is only foreseen. */
  role: 'alert' | 'status';
  title: string;
  limit: number | null;
  use: number | null;
  things: string;
};

/** What the plan does not allow, refused or foreseen. */
export function PlanLimit({ role, title, limit, use, things }: LimitProps) {
  const plan = useProfile().data?.user.plan.name;
  return (
    <Alert role={role} variant="light" color="warning" icon={<IconGauge aria-hidden />} title={title}>
      {limit !== null && (
        <Text size="sm">
          {plan ? `L’offre ${plan}` : 'Votre offre'} permet {formatNumber(limit)}&nbsp;{things}
          {use !== null && <>, et vous en avez {formatNumber(use)}</>}.
        </Text>
      )}
      <Text size="sm">
        Rien n’est perdu ni masqué.{' '}
        <Anchor href={`${documents.landing}#tarifs`} target="_blank" inherit underline="always">
          Comparer les offres
        </Anchor>
      </Text>
    </Alert>
  );
}

function detailOf(error: ApiError, path: string): number | null {
  const said = Number(error.details.find((detail) => detail.path === path)?.message ?? Number.NaN);
  return Number.isFinite(said) ? said : null;
}
