/** French words that say nothing of an offer, folded; those that a text is full of. */
export const stopWords: ReadonlySet<string> = new Set(
  `a ai aie aient ainsi alors apres as au aucun aucune aujourd aura aussi autre autres aux avant avec avez avoir avons ayant beaucoup bien bon
car ce ceci cela celle celles celui ces cet cette ceux chaque chez ci comme comment contre d dans de deja depuis derriere des dessous dessus
deux devant dire dit donc dont du elle elles en encore entre es est et ete etes etre eu eux fait faire faites faut fois hors ici il ils j je
jusqu jusque l la laquelle le lequel les lesquels leur leurs lors lui m ma maintenant mais me meme memes mes mettre mieux moi moins mon n ne
ni non nos notre nous on ont ou oui par parce partout pas pendant peu peut peuvent plus plutot pour pourquoi pouvez pouvoir pres puis qu quand
que quel quelle quelles quels qui quoi rien s sa sans se sera seront ses seul si sien soi soit sommes son sont sous souvent suis sur t ta tant
te tel telle tes tes toi ton toujours tous tout toute toutes tres trop tu un une va vers veut voici voila vos votre vous vu y
sinon chacun chacune quelqu quiconque quelque quelques plusieurs certains certaines assez soi-meme moi-meme toi-meme lui-meme elle-meme vous-meme
vous-memes eux-memes nous-memes celui-ci celle-ci lorsque tandis quoique afin selon environ presque voire dehors dedans dessus aupres
the and of to for your you with in on is it our`.split(/\s+/),
);
