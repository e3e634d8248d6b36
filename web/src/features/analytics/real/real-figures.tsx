import { money } from '../../../../../shared/analytics/amount-text.ts';
import type { BlendedPeriod } from '../../../../../shared/analytics/blended.contract.ts';
import {
  isUnsigned,
  type QuotientName,
  quotientArithmetic,
  quotients,
  quotientText,
  reasonText,
  salesText,
  salesWord,
} from '../../../../../shared/analytics/blended-texts.ts';
import { Arithmetic } from '../../../components/arithmetic.tsx';
import figure from '../../../components/figure.module.css';
import { KeyFigures } from '../../../components/key-figures.tsx';

/** The figures of a period, each with its arithmetic; where there is none, why. */
export function RealFigures({ blended }: { blended: BlendedPeriod }) {
  const { revenue, salesCurrency, spend, currency, source } = blended;
  const names: readonly QuotientName[] = ['globalRoas', 'adShare', 'newCustomerCost'];
  return (
    <KeyFigures
      figures={[
        {
          name: salesWord(source),
          value: revenue === null ? <Missing text="non renseignées" /> : money(revenue, salesCurrency),
          more: salesText(blended),
        },
        {
          name: 'Dépense publicitaire',
          value: spend === null ? <Missing text="non mesurée" /> : money(spend, currency),
        },
        ...names.map((name) => ({
          name: quotients[name].label,
          value: <QuotientFigure name={name} blended={blended} />,
        })),
      ]}
    />
  );
}

const Missing = ({ text }: { text: string }) => <span className={figure.missing}>{text}</span>;

function QuotientFigure({ name, blended }: { name: QuotientName; blended: BlendedPeriod }) {
  const quotient = blended[name];
  const arithmetic = quotientArithmetic(name, quotient, blended);
  if (quotient.value === null || !arithmetic || isUnsigned(blended))
    return <Missing text={reasonText(name, quotient, blended)} />;
  return (
    <Arithmetic text={arithmetic}>
      <span className={figure.value}>{quotientText(name, quotient.value, blended.currency)}</span>
    </Arithmetic>
  );
}
