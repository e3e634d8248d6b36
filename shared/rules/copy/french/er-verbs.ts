/**
 * Verbs in -er that ads and briefs are written with: all of them are regular, but for their spelling. Those that are as often
 * nouns (« déjeuner », « coucher ») are left out.
 */
export const erVerbs: ReadonlySet<string> = new Set(
  `lever abandonner abonner aborder abriter accéder accélérer accepter acclimater accompagner accorder accumuler acheter activer actualiser adapter
additionner adhérer adopter adorer adosser afficher affiler affiner affirmer affronter agencer agrémenter aider aiguiser aimer ajouter
ajuster alerter aligner alimenter alléger allonger allouer allumer améliorer aménager amener ameuter amplifier amuser analyser ancrer animer
annoncer annuler anticiper apaiser appeler appliquer apporter apprécier apprivoiser approcher appuyer archiver argumenter arracher arranger
arrêter arriver arroser articuler aspirer assembler associer assumer assurer attacher attaquer attarder attirer attraper attribuer augmenter
automatiser avaler avancer avouer bâcler baigner baisser balader balayer barrer bénéficier bercer bloquer bonifier booster border bosser
boucler bouger bouleverser bousculer brancher bricoler briller briser bronzer brosser brûler brusquer budgéter cacher cadrer calculer caler
calmer camper capter captiver casser célébrer centraliser cerner certifier changer chanter charger chasser chauffer chausser chercher
chiffrer chiner chouchouter chuter cibler circuler cirer clarifier classer cliquer clôturer coacher cocher coder coiffer collaborer
collecter coller colorer combiner combler commander commencer communiquer comparer compenser compléter comptabiliser compter concentrer
concilier concrétiser confier configurer confirmer congeler conjuguer connecter conserver considérer consolider consommer consulter
contacter contester continuer contourner contrer contribuer contrôler convoquer coopérer coordonner copier corriger couler couper coûter
craquer créer creuser croiser croquer cuisiner cultiver cumuler danser dater débarquer débarrasser débloquer déborder déboucher
débuter décaler décider déclarer déclencher décoller décongeler déconnecter décorer découper décrocher décrypter dédier défiler dégager
dégoter dégraisser déguster délecter déléguer délivrer demander démaquiller démarcher démarrer démêler déménager démocratiser démontrer
dénicher dépanner dépasser dépenser déplacer déployer dépolluer déposer dérouler désaltérer désamorcer désencombrer désinfecter dessiner
détacher détailler détecter détester détourner développer déverrouiller deviner dialoguer dicter diffuser digérer digitaliser diminuer diriger
discuter disposer dissiper distribuer diversifier diviser documenter dominer donner dorer dorloter doser doter doubler doucher dresser durer
dynamiser ébouillanter échanger échapper échelonner éclairer économiser écouler écourter écouter écraser éditer éduquer effacer effectuer
égaler égayer élaborer élever éliminer emballer embarquer embaucher embêter émerveiller émincer emmener empêcher empiler emporter emprunter
encadrer encaisser enchaîner encourager endurer énerver enfiler engager engendrer enlever enregistrer enseigner entamer entasser entraîner
envelopper envisager envoyer épargner épater épauler épicer épiler épingler éplucher éponger épouser équilibrer équiper espérer essayer
estimer étaler étirer étonner étudier évacuer évaluer éveiller éviter évoluer exceller exercer exfolier exiger expédier expliquer exploiter
explorer exporter exposer exprimer fabriquer faciliter façonner facturer favoriser féliciter fermer fêter fiabiliser fidéliser filer filmer
filtrer financer fixer flamber flâner fluidifier focaliser foncer forger former formuler fortifier fouiller freiner fréquenter frissonner
frotter fructifier fusionner gagner galérer garder garer gaspiller gaver générer gérer glisser gommer gonfler graver griffonner grignoter
griller grimper grouper guider habiller habiter harmoniser hâter hausser héberger hésiter hydrater identifier ignorer illimiter illuminer
illustrer imaginer imiter immobiliser impacter impliquer importer imposer impressionner imprimer improviser inciter indiquer informer
infuser initier innover inonder inquiéter insister inspirer installer instaurer insuffler intégrer intensifier interroger inventer inviter
isoler jardiner jeter jongler jouer juger justifier labourer lâcher laisser lancer laver libérer lier limiter lisser lister livrer localiser
loger louer louper lubrifier lustrer lutter mailer maîtriser manger manier manifester manipuler manquer maquiller marchander marcher
marier mariner marquer masquer masser maximiser méditer mélanger mémoriser menacer ménager mener mentionner mériter mesurer meubler migrer
mijoter miser mixer mobiliser modéliser modérer moderniser modifier moduler monétiser monter montrer motiver mouler mouliner multiplier
muscler nager napper naviguer négocier nettoyer nommer noter nouer noyer numériser obliger observer occuper onduler opter optimiser ordonner
organiser orienter orner oser oublier outiller pacifier pagayer paramétrer pardonner parer parfumer parier parler partager participer passer
passionner patauger patienter payer pêcher pédaler penser percer pérenniser perfectionner perler perpétuer personnaliser peser photographier
piloter pivoter placer plafonner plaisanter planer planifier planter plaquer pleurer plier plomber plonger poivrer polluer porter poser
positionner posséder postuler pousser pratiquer préciser préconiser préférer prélever préparer préserver presser prêter prier
prioriser privilégier procéder procrastiner procurer profiter programmer progresser prolonger promener proposer propulser prospecter
protéger prouver provoquer publier pulvériser purifier qualifier questionner quitter raconter raffiner raisonner rallonger ramasser ramener
randonner ranger ranimer râper rappeler rapporter rapprocher raser rassasier rassembler rassurer rater rationaliser rattraper ravaler
raviver réaliser réaménager recadrer recaler recharger réchauffer rechercher réclamer recoller récolter recommander recommencer récompenser
réconcilier reconnecter recopier recruter récupérer recycler redémarrer rédiger redonner redoubler redouter redresser réécouter réessayer
réexpédier référencer refuser regagner régaler regarder régénérer régler regonfler regretter regrouper réguler réinitialiser réinventer
rejeter rejouer relâcher relancer relaxer relayer relever relier relocaliser relooker remanger remarquer rembourser remercier remonter
remotiver remplacer remporter rémunérer rencontrer renégocier renforcer renoncer renouer renouveler rénover renseigner rentabiliser rentrer
renverser renvoyer réorganiser réparer repasser repenser repérer répéter reporter reposer repousser représenter reprogrammer requinquer
réserver respecter respirer ressasser ressembler resserrer ressourcer restaurer rester restructurer résumer retaper retarder retirer
retomber retoucher retourner retracer retravailler retrouver réutiliser rêvasser réveiller révéler rêver réviser révolutionner rincer
risquer rivaliser rouler ruiner sacrifier saler saluer sauter sauvegarder sauver savourer scanner sceller sécher sécuriser sélectionner
semer sensibiliser séparer serrer signaler signer sillonner simplifier simuler situer skier soigner solder solliciter souffler soulager
soulever souligner soupçonner stabiliser stagner stationner stimuler stocker stopper stresser structurer sublimer subventionner succomber
sucrer suggérer supporter supprimer surfer surmonter sursauter surveiller symboliser synchroniser tacher tailler tamiser tanner taper
tapoter tarder tâter tâtonner taxer teinter télécharger téléphoner témoigner tempérer tenter terminer tester timbrer tirer
tisser toiletter tolérer tomber tonifier torréfier toucher tourner tousser tracasser tracer traîner traiter trancher transférer transformer
transpirer transporter travailler traverser trembler tremper tricher trier triompher tripler tromper troquer trouver truffer tutoyer unifier
user utiliser vacciner vaciller valider valoriser valser vanter vapoter varier végétaliser veiller vendanger ventiler verrouiller verser
vider viser visionner visiter visualiser vivifier voiler voler voter vouvoyer voyager vulgariser zapper zoomer`.split(
    /\s/,
  ),
);
