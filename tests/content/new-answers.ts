/** What `npm run new:branch` asks for, as flags. */
export const branch = {
  name: "Nancy",
  country: "france",
  lat: "48,69",
  lng: "6.18",
  school: "École d’essai",
  summary: "L'antenne de l'Est.",
  "summary-en": "The eastern branch.",
};

/** What `npm run new:publication` asks for, as flags. */
export const publication = {
  title: "L'essai",
  "title-en": "The essay",
  category: "article",
  description: "Un essai.",
  "description-en": "An essay.",
  authors: "Ana Ruiz, Noé Roy",
  word: "Essai",
  "word-en": "Essay",
  date: "2099-01-01",
};

/** What `npm run new:edition` asks for, as flags. */
export const nextEdition = {
  date: "2099-10-09",
  city: "Lyon",
  "city-en": "Lyon",
  venue: "Le hangar",
  "venue-en": "The hangar",
  street: "1 quai de l’Essai",
  lat: "45.7",
  lng: "4.8",
};
