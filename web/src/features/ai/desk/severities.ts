import type { Severity } from '../../../../../shared/rules/copy/analysis.ts';
import type { Tone } from '../../../components/tone-badge.tsx';

export const severities: Record<Severity, { label: string; tone: Tone }> = {
  blocking: { label: 'À corriger', tone: 'accent' },
  warning: { label: 'À vérifier', tone: 'warning' },
  info: { label: 'À savoir', tone: 'plain' },
};
