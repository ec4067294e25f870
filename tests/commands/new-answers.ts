/** Answers for `npm run new -- edition`. */
export const nextEdition = {
  date: "2100-10-09",
  city: "Lyon",
  "city-en": "Lyon",
  venue: "Le hangar",
  "venue-en": "The hangar",
  street: "1 quai de l’Essai",
  lat: "45.7",
  lng: "4.8",
};
