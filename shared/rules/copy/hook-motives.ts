import type { HookType } from './analysis.ts';
import type { WithStems } from './stems.ts';

type Motive = { type: HookType; weight: number; firstOnly?: boolean; pattern: RegExp } & WithStems;

/** What moves whoever reads the first words, folded. A motive counts once a sentence, and never more than a form. */
export const hookMotives: readonly Motive[] = [
  {
    type: 'mistake',
    stems: 'err pie ne mau arr evi att mef pas',
    weight: 7,
    pattern:
      /\b(?:(?:l'|cette |une |des |les |vos |tes |mes )erreurs?(?= (?:que|qui|a|de|la plus|coute|frequente|classique))|erreurs? a (?:eviter|ne pas)|pieges? a eviter|a ne pas (?:faire|commettre)|ne (?:faites|fais|vous trompez|te trompe|commettez|tombez|tombe)[a-z -]{0,14} (?:pas|plus|jamais)|ne vous trompez|mauvaises? (?:idee|habitude)s?|arrete[z]? de|evite[zr]?|attention (?:a|aux)|mefie[zr]?-)/,
  },
  {
    type: 'story',
    firstOnly: true,
    weight: 6.6,
    pattern:
      /^(?:j'ai|j'etais|je (?:me suis|n'ai|suis|ne|cherchais|voulais|pensais)|nous (?:avons|etions|sommes (?:fiers|heureux|ravis|partis|alles))|on (?:a|s'est|avait|n'a) |il y a \d{1,2} (?:ans|mois|jours)|un jour\b|ce matin|hier\b|en (?:19|20)\d\d,|tout (?:a commence|commence)|retour (?:en images|sur)|c'etait|ma |mon )|\b(?:hier soir|l'annee derniere|quand j'ai|quand nous avons|notre histoire|a decide de|m'a dit|m'a demande|a demande (?:une?|a)|s'est retrouve)/,
  },
  {
    type: 'contrarian',
    stems: 'non nor oub et tou con on fau n pas inu inv tor ser myt ce',
    weight: 6.4,
    pattern:
      /^(?:non[,. ]|normalement|oublie[z]? (?:tout|ce|les|la|le)|et si (?:tout|on vous|c'etait|le probleme)|tout le monde)|\b(?:contrairement a ce|on vous (?:a menti|ment)|faux|n'est pas (?:une? |la |le |l')?[a-z' ]{2,40}[,:] c'est|pas besoin d|inutile d|n'ont? rien a voir|l'inverse|a tort|et pourtant|ne sert a rien|mythe|n'existe pas|ce n'est pas (?:le|la|votre|ta|vous|toi|un|une))/,
  },
  {
    type: 'curiosity',
    stems:
      'sec mys dev sav sai dec voi ce per peu ne que eto sur ins ina biz il et rai rac cac der inv auc pou com cel la le',
    weight: 6.2,
    pattern:
      /\b(?:secrets?|mysteres?|devine[zr]?|le saviez-vous|savie?z-vous|sais-tu|saviez|decouvre[zr]? (?:pourquoi|comment|ce que|ce qui|le secret)|voici (?:pourquoi|comment|ce que|ce qui)|ce que (?:personne|peu de gens|les)|personne ne|peu de gens|ne (?:te|vous) (?:le )?dira|que (?:personne|vous ne)|etonnant|surprenant|insolite|inattendu|bizarre|il existe|et si la (?:solution|reponse)|la raison pour laquelle|raconte|cache|derriere|invisible|aucun[e]? [a-z]{3,20} ne)\b|^(?:pourquoi|comment|ce que|ce qui|celui qui|l[ae] [a-z]{3,14} l[ae] (?:plus|moins)|la (?:plus|seule)|le (?:plus|seul|premier)) |^ce qu'/,
  },
  {
    type: 'audience_call',
    weight: 6.3,
    pattern:
      /^(?:(?:avis aux|a (?:tous|toutes) (?:les|ceux|celles)|aux |chers? |cheres? |amis? |amies? |futur[es]{0,2} )|(?:parents?|mamans?|papas?|freelances?|independants?|entrepreneurs?|commercants?|artisans?|agences?|etudiants?|etudiantes?|proprietaires?|bailleurs|locataires|dirigeants?|coachs?|profs?|enseignants?|infirmiers?|infirmieres?|sportifs?|coureurs?|runners?|gourmands?|voyageurs?|seniors|retraites?|managers?|marketeurs?|restaurateurs?|e-commercants?|recruteurs?|cavaliers?|cyclistes?)\b ?[,:!?])|\b(?:si (?:vous etes|tu es|vous avez|tu as|vous cherchez|tu cherches|vous aimez|tu aimes|vous voulez|tu veux)|vous qui|toi qui|pour (?:celles|ceux) qui|vous (?:etes (?:une?|de ceux|du genre|proprietaires?|locataires?|artisans?|freelances?|independante?s?|infirmi|agents?)|avez visite|faites partie)|tu (?:es (?:une?|de ceux|du genre)|fais partie)|tu as visite|vous habitez|tu habites|reserve aux)\b/,
  },
  {
    type: 'social_proof',
    stems: '0 mil not avi rec app cho ple elu n num lea vu vue cer lab dep exp bes sit off pri med',
    weight: 6,
    pattern:
      /\b(?:(?<!des )\d[\d .,]{0,12}(?:k|m|millions?|milliers)? ?(?:d'|de )?(?:clients?|clientes?|utilisateurs?|utilisatrices?|membres?|avis|familles|entreprises|personnes|foyers|eleves|abonnes|lecteurs|telechargements)|millions? d[e']|milliers d[e']|notee? \d|\d[.,]\d ?\/ ?5|\d etoiles|avis (?:clients?|verifies?|google|trustpilot)|recommandee? par|approuvee? par|choisie? par (?:plus|des|\d|nos)|plebiscite[es]{0,2}|elue?s? |n ?[°o] ?1|numero (?:1|un)|leaders? |vue? a la tele|certifiee?s?|labellise[es]{0,2}|depuis (?:19|20)\d\d|experts?|best-?sellers?|site officiel|officiel(?:le)? d|prix (?:du|de l'innovation)|medaille)/,
  },
  {
    type: 'demonstration',
    stems: 'reg voy pre act on tes ava res dem',
    weight: 5.8,
    pattern:
      /\b(?:regarde[zr]? (?:comment|ce|la|le|cette)|voyez comme|la preuve en (?:images?|video)|en action|on a teste|nous avons teste|test en (?:direct|conditions)|avant ?\/ ?apres|resultats? en (?:images?|video)|demonstration|demo\b)/,
  },
  {
    type: 'pain',
    weight: 6.1,
    pattern:
      /\b(?:marre|ras[- ]le[- ]bol|fatigue[es]{0,2} d|fatigants?|galere[rsz]?|galeres|en avez-vous assez|en as-tu assez|assez de|epuise[es]{0,2}|stress[e]?[es]?|angoiss|douleurs?|mal (?:au|aux|de|a) |souffr|lutt(?:es|ez|er)|peur d|honte|perd(?:ez|s|re|u) (?:du temps|de l'argent|des)|(?<!pas )trop (?:cher|chere|long|lent|lourd|tard|complique|petit|de )|toujours pas|encore (?:une?|des|le|la|en)|plus le temps|pas le temps|jamais le temps|impossible d|n'arrive[zs]? pas|n'en peux|n'en pouvez|fini[es]? (?:les?|la|de|d'|avec)|finis les|dites adieu|dis adieu|adieu|stop a(?:ux?)?|ne supporte|ronge|gache|bloque|freine|coince|debord|oublis?\b|retard|penible|corvee|cauchemar|probleme|tiraill|gratt|froid|bruit|insomni|ballonn|boutons|rougeurs|cernes|gonfle|constipation|factures? qui|augmente[nt]{0,2}\b.{0,12}!?$|mauvaise surprise|attente|file d'attente|queue\b|sans reponse|inutilise|terne|en panne|use[es]?\b)/,
  },
  {
    type: 'urgency',
    weight: 6,
    pattern:
      /\b(?:vite|depeche[z]?|maintenant ou jamais|ne (?:ratez|rate|tarde|tardez|manque|manquez|la rate|laisse[z]?)|il est (?:grand )?temps|bientot|avant l'(?:hiver|ete)|(?:l'hiver|l'ete|l'automne|le printemps|la rentree|noel|les fetes|les vacances) (?:arriven?t?|approchen?t?)|c'est le moment|fonce[z]?|immediat|encore temps)/,
  },
  {
    type: 'promise',
    weight: 5.6,
    pattern:
      /^(?:[a-z]{3,14}ez\b|faites\b|fais\b|profite|teste|essaie|apprends|decouvre|gagne|economise|deviens|retrouve|parle|booste|prends|offre|reussis|dors|mange|cours|voyage)|\b(?:sans (?:effort|engagement|vous|te|stress|bruit|[a-z]{4,14}er)|en toute|enfin|pour (?:de vrai|toujours)|plus (?:de temps|d'energie|facile|simple|rapide|sereine?|legere?)|facile(?:ment)?|simplement|reussi[rs]|gagne[rz]?|economise[rz]?|profite[rz]?|meilleur|c'est possible|ideal|parfait|votre [a-z]{3,20}, (?:simplement|autrement)|garanti|resultats?|il n'est pas trop tard|reve|bien-etre|serein|libre)\b/,
  },
];
