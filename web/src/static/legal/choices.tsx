import { consentMonths } from '../../lib/consent/choice.ts';
import { consentText } from '../../lib/consent/consent-text.ts';

/** Where the choice is seen and changed. Its script shows the buttons where there is something to choose. */
export function Choices() {
  return (
    <>
      <p>
        L’enregistrement de session est le seul traitement qui demande votre accord. Tant que vous n’avez rien choisi,
        il n’a pas lieu. Votre choix est gardé {consentMonths} mois dans ce navigateur, puis la question vous est posée
        à nouveau ; vous pouvez en changer ici quand vous voulez.
      </p>
      <div className="choices" data-consent hidden>
        <p>{consentText.question}</p>
        <fieldset>
          <legend>{consentText.title}</legend>
          <button type="button" className="button button-plain" data-choice="refused" aria-pressed="false">
            {consentText.refuse}
          </button>
          <button type="button" className="button button-plain" data-choice="accepted" aria-pressed="false">
            {consentText.accept}
          </button>
        </fieldset>
      </div>
    </>
  );
}
