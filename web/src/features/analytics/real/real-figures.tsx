import { Arithmetic } from '../../../components/arithmetic.tsx';
import figure from '../../../components/figure.module.css';
import { KeyFigures } from '../../../components/key-figures.tsx';
import { formatCount } from '../../../lib/format.ts';
import { money } from '../money.ts';
import {
  type Blended,
  isUnsigned,
  type QuotientName,
  quotientArithmetic,
  quotients,
  quotientText,
  reasonText,
} from './real-words.ts';

/** The figures of a period, each with its arithmetic; where there is none, why. */
export function RealFigures({ blended }: { blended: Blended }) {
  const { revenue, salesCurrency, orders, spend, currency, salesDays, source } = blended;
  const names: readonly QuotientName[] = ['globalRoas', 'adShare', 'newCustomerCost'];
  return (
    <KeyFigures
      figures={[
        {
          name: source === 'crm' ? 'Affaires signées' : 'Ventes réelles',
          value: revenue === null ? <Missing text="non renseignées" /> : money(revenue, salesCurrency),
          more: [
            orders !== null && formatCount(orders, source === 'crm' ? 'affaire' : 'commande'),
            source === 'sales' && salesDays > 0 && `sur ${formatCount(salesDays, 'jour')}`,
          ]
            .filter(Boolean)
            .join(' '),
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

function QuotientFigure({ name, blended }: { name: QuotientName; blended: Blended }) {
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
