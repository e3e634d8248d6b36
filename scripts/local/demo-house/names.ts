/** Common enough to be nobody's. */
export const firstNames = (
  'Adèle Bastien Capucine Damien Élodie Fabrice Gaëlle Hakim Inaya Jules Karima Loïc Maëlle Noé Océane Pierrick ' +
  'Quentin Rosalie Samir Tiphaine Ulysse Valentine Wassim Yaël Zélie Armand Bérénice Côme Doriane Étienne Flore'
).split(' ');

export const lastNames = (
  'Abadie Bellanger Carpentier Delmas Evrard Fontaine Guillou Hamadi Imbert Jacquet Kerleau Lacombe Meunier Nadaud ' +
  'Orsini Pasquier Quéré Rigaud Santoni Tessier Urbain Vasseur Wagner Yvon Ziegler'
).split(' ');
