import { AreaLine } from './sample-curve.tsx';
import classes from './sample-report.module.css';

const figures = [
  ['Dépense', '12\u00a0480\u00a0€', '+4\u00a0%'],
  ['CA attribué', '46\u00a0920\u00a0€', '+11\u00a0%'],
  ['ROAS', '3,76', '+7\u00a0%'],
  ['Conversions', '812', '+9\u00a0%'],
] as const;

const platforms = [
  ['Meta', '7\u00a0310\u00a0€', '3,92'],
  ['Google Ads', '3\u00a0840\u00a0€', '3,81'],
  ['TikTok', '1\u00a0330\u00a0€', '2,74'],
] as const;

/** A page of a report, as a client would get it. */
export function SampleReport() {
  return (
    <figure className={classes.root}>
      <div className={classes.page} aria-hidden>
        <p className={classes.brand}>Atelier Exemple</p>
        <p className={classes.title}>Vos campagnes en novembre</p>
        <dl className={classes.figures}>
          {figures.map(([name, value, change]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
              <dd className={classes.change}>{change}</dd>
            </div>
          ))}
        </dl>
        <AreaLine />
        <table className={classes.table}>
          <tbody>
            {platforms.map(([name, spend, roas]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{spend}</td>
                <td>ROAS {roas}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <figcaption>Un exemple, tel qu’un client le reçoit</figcaption>
    </figure>
  );
}
