import { ChartFrame } from '../../../components/chart-frame.tsx';
import { LyingBars } from '../../../components/lying-bars.tsx';
import { formatCount, formatNumber, formatPercent } from '../../../lib/format.ts';
import type { ProspectStats } from './prospect-figures.tsx';
import { verdictOn } from './score-verdict.ts';

type Grades = ProspectStats['conversionByGrade'];

/** How many of each grade are won: what says whether the score is right. */
export function ConversionChart({ grades }: { grades: Grades }) {
  const rateOf = ({ won, closed }: Grades[number]) => (closed === 0 ? 0 : won / closed);
  return (
    <ChartFrame
      title={'Le score est-il juste\u202f?'}
      unit="Part des gagnés parmi les prospects clos, par score"
      columns={['Score', 'Gagnés', 'Clos', 'Conversion']}
      rows={grades.map((grade) => ({
        label: grade.label,
        figures: [
          formatNumber(grade.won),
          formatNumber(grade.closed),
          grade.closed === 0 ? '—' : formatPercent(rateOf(grade)),
        ],
      }))}
      note={verdictOn(grades)}
    >
      <LyingBars
        rows={grades
          .filter(({ closed }) => closed > 0)
          .map((grade) => ({
            label: `${grade.label} (${formatCount(grade.closed, 'clos', 'clos')})`,
            value: rateOf(grade),
          }))}
        name="Conversion"
        format={formatPercent}
      />
    </ChartFrame>
  );
}
