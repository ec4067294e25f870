/** The schemas' descriptions in French. A description that changes asks for its French again. */
export const hints: Readonly<Record<string, string>> = {
  "The association's name, shown everywhere": "Le nom de l’association, affiché partout",
  "Other names and initials by which students know the school, e.g. UCL; the search finds them":
    "Les autres noms et les sigles de l’école, par exemple UCL ; la recherche les trouve",
  "When sessions are usually held, e.g. Thursdays at 6.30 pm; leave out while nothing is settled":
    "Quand se tiennent les séances d’habitude, par exemple le jeudi à 18 h 30 ; à laisser vide tant que rien n’est fixé",
  "Invoice, VAT, what the law asks of some sponsors; shown under the tiers":
    "Facture, TVA, ce que la loi demande à certains sponsors ; affiché sous les paliers",
  "Telephone for the press; leave the line out when there is none":
    "Téléphone pour la presse ; à laisser vide s’il n’y en a pas",
  "Whom to name beside the picture": "La mention à imprimer à côté de l’image",
  "Photographs that the press may print; leave the whole part out while there are none":
    "Photographies que la presse peut reprendre ; à laisser vide tant qu’il n’y en a pas",
  "What donors are told about tax receipts; somebody signs for it before the site is public":
    "Ce qui est dit du reçu fiscal sur la page des dons ; quelqu’un en répond avant la mise en ligne",
  "e.g. Association loi 1901": "Par exemple : Association loi 1901",
  "French, with typographic apostrophes (’) and no-break spaces before ; : ! ?":
    "Avec des apostrophes courbes (’) et une espace insécable devant ; : ! ?",
  "British English": "Anglais britannique",
  "true while this is invented sample content": "Oui tant que ce contenu est inventé",
  "Address of the site itself, without a final slash": "Adresse du site lui-même, sans barre oblique à la fin",
  "Year of the offices shown on the branch pages and of the current board":
    "Année des bureaux affichés sur les pages des antennes, et du bureau actuel",
  "Year of this office; without it, that of the board in office":
    "Année de ce bureau ; sans elle, celle du bureau en fonction",
  "Year of this team; without it, that of the board in office":
    "Année de cette équipe ; sans elle, celle du bureau en fonction",
  "Registered address, for the legal notice": "Adresse du siège, pour les mentions légales",
  "Where the network is, in the footer": "Où se trouve le réseau, en bas de page",
  "Who hosts the site, for the legal notice": "Qui héberge le site, pour les mentions légales",
  "A proper name, the same in both languages": "Un nom propre, le même dans les deux langues",
  "What the platform calls the e-mail in its address, e.g. email; without it the page has no field":
    "Le nom que la plateforme donne à l’adresse de courriel, par exemple email ; sans lui, la page n’a pas de champ",
  "The closing call above the footer": "L’appel juste au-dessus du bas de page",
  "The same phrase in French and in English": "La même phrase en français et en anglais",
  "External page where every publication is found": "Page externe où se trouvent toutes les publications",
  "Newsletter platform": "Plateforme de la newsletter",
  "Public calendar of the association": "Agenda public de l’association",
  "Address of that calendar in iCalendar form, to subscribe to; leave the line out when there is none":
    "Adresse de cet agenda au format iCalendar, pour s’y abonner ; à laisser vide s’il n’y en a pas",
  "Statistics page of the association's Bitcoin node": "Page de statistiques du nœud Bitcoin de l’association",
  "Payment page on the Tor network": "Page de paiement sur le réseau Tor",
  "Ethereum address with its mixed-case checksum":
    "Adresse Ethereum, avec les majuscules et les minuscules de sa somme de contrôle",
  "Block-explorer page of that address": "Page de cette adresse dans un explorateur de blocs",
  "load: embeds load with the page; ask: each one waits for a click, and analytics stays silent":
    "Avec la page, ou après un clic : la mesure d’audience se tait alors",
  "The association's name in the form's address": "Le nom de l’association dans l’adresse du formulaire",
  "Number of the form": "Numéro du formulaire",
  "What the provider's frame may do beyond the little it needs; leave out unless the provider asks for it":
    "Ce que le cadre du prestataire peut faire de plus ; à laisser vide s’il ne le demande pas",
  "vercel: page views and speed are counted by the hosting provider; none: nothing is counted":
    "Vercel : l’hébergeur compte les pages vues et mesure leur vitesse ; aucun : rien n’est compté",
  "true: pages a visitor has opened stay readable without a network; false: no copy is kept, old ones go":
    "Oui : les pages déjà ouvertes restent lisibles sans réseau ; non : aucune copie n’est gardée",
  "Owner and name of the repository, e.g. association/site":
    "Propriétaire et nom du dépôt, par exemple association/site",
  "Branch the site is built from": "Branche à partir de laquelle le site est construit",
  "The editor at /admin/, for people who have an account there; without it there is none":
    "L’éditeur à l’adresse /admin/, pour les personnes qui ont un compte sur le dépôt ; vide : pas d’éditeur",
  "Key for CARTO's dark tiles; empty: OpenStreetMap tiles, darkened":
    "Clé des tuiles sombres de CARTO ; vide : les tuiles d’OpenStreetMap, assombries",
  "Role label in both languages": "Nom de la fonction dans les deux langues",
  "What search engines and social networks show": "Ce qu’affichent les moteurs de recherche et les réseaux sociaux",
  "Title in the browser tab and in search results (under 60 characters)":
    "Titre de l’onglet et des résultats de recherche (moins de 60 caractères)",
  "One or two sentences for search results (under 160 characters)":
    "Une ou deux phrases pour les résultats de recherche (moins de 160 caractères)",
  "Button to the professional network page": "Bouton vers la page du réseau professionnel",
  "Link to the list of branches": "Lien vers la liste des antennes",
  "true: shown as 800+": "Oui : affiché 800+",
  "Small line under the label": "Petite ligne sous le libellé",
  "Link to every publication": "Lien vers toutes les publications",
  "The top of the page": "Le haut de la page",
  "Short label above the title": "Courte étiquette au-dessus du titre",
  "The page's main heading": "Le titre principal de la page",
  "One or two sentences below the heading": "Une ou deux phrases sous le titre",
  "Heading of the section": "Titre de la section",
  "Text of the section": "Texte de la section",
  "How to open the onion link, step by step": "Comment ouvrir le lien onion, étape par étape",
  "What the statement covers": "Ce que couvre la déclaration",
  "State of conformity, in the terms of the law": "État de conformité, dans les termes de la loi",
  "Results of the automatic checks; the figures are filled in by the build":
    "Résultats des contrôles automatiques ; les chiffres sont remplis à la construction du site",
  "Label of the number of pages checked": "Libellé du nombre de pages contrôlées",
  "Label of the number of screen sizes": "Libellé du nombre de tailles d’écran",
  "Label of the number of checks": "Libellé du nombre de contrôles",
  "Label of the number of faults found": "Libellé du nombre de défauts trouvés",
  "Introduces the list of what was opened or chosen": "Introduit la liste de ce qui a été ouvert ou choisi",
  "A name for each state the checks look at": "Un nom pour chaque état que regardent les contrôles",
  "What else is checked": "Ce qui est contrôlé en plus",
  "Label of the date of the checks": "Libellé de la date des contrôles",
  "Label of the tool and its version": "Libellé de l’outil et de sa version",
  "Technologies the site relies on": "Technologies dont le site dépend",
  "What the checks were made with": "Ce avec quoi les contrôles ont été faits",
  "The association's e-mail address follows": "Le courriel de l’association vient à la suite",
  "The branch has a page": "L’antenne a sa page",
  "false: the page exists but is neither listed nor indexed": "Non : la page existe, mais n’est ni listée ni indexée",
  "Place in the list of branches, from 1": "Rang dans la liste des antennes, à partir de 1",
  "Short name of the branch, shown after the association's name":
    "Nom court de l’antenne, affiché après celui de l’association",
  "Country of the branch": "Pays de l’antenne",
  "Where it is on the map": "Où elle se trouve sur la carte",
  "Latitude in degrees, north positive": "Latitude en degrés, positive au nord",
  "Longitude in degrees, east positive": "Longitude en degrés, positive à l’est",
  "Full name of the school or university": "Nom complet de l’école ou de l’université",
  "One sentence, shown on the card": "Une phrase, affichée sur la carte de visite de l’antenne",
  "Picture on the card; without one the emblem is drawn": "Image de la vignette ; sans image, l’emblème est dessiné",
  "File name relative to this file (e.g. essec/hero.jpg), or an https address":
    "Une image déposée ici, ou une adresse https",
  "What the picture shows, for people who cannot see it":
    "Ce que montre l’image, pour les personnes qui ne la voient pas",
  "Two to four sentences, shown on the branch's own page": "Deux à quatre phrases, sur la page de l’antenne",
  "Logo file relative to this file": "Un logo déposé ici",
  "Large picture beside the title; without one a map is drawn":
    "Grande image à côté du titre ; sans elle, une carte est dessinée",
  "International form, or empty when the branch has no telephone":
    "Forme internationale, par exemple +33 1 99 00 12 34 ; vide si l’antenne n’a pas de téléphone",
  "Postal address on one line": "Adresse postale sur une ligne",
  "Key of a role in content/roles.yaml, e.g. president": "Une des fonctions des réglages",
  "true for the feminine form of the role": "Oui pour la forme féminine de la fonction",
  "Photos; the section is left out when there are none": "Photos ; sans photo, la section disparaît",
  "A picture with its alternative text in both languages":
    "Une image et son texte de remplacement dans les deux langues",
  "Listed as opening soon, without a page of its own": "Annoncée comme bientôt ouverte, sans page à elle",
  "Text of the year button, e.g. 2025 or 2020 - 2017": "Texte du bouton, par exemple 2025 ou 2020 - 2017",
  "Key of a role in content/roles.yaml, e.g. treasurer": "Une des fonctions des réglages",
  "Portrait (4:5); without one, the picture this person has elsewhere on the site, else the initials":
    "Portrait (4:5) ; sans lui, celui que la personne a ailleurs sur le site, sinon ses initiales",
  "One or two sentences about the person's work": "Une ou deux phrases sur le travail de la personne",
  "The member's branch: the name of a file in content/branches/, e.g. essec": "L’antenne de la personne",
  "School or label, when the member has no branch here": "École ou mention, quand la personne n’a pas d’antenne ici",
  "Professional network; leave the line out when there is none": "Réseau professionnel ; vide s’il n’y en a pas",
  "Microblog; leave the line out when there is none": "Microblog ; vide s’il n’y en a pas",
  "Order of the working groups, from 1": "Ordre des pôles, à partir de 1",
  "One text, or a list of paragraphs": "Un ou plusieurs paragraphes",
  "Day of publication": "Jour de la publication",
  "Reading time in minutes": "Temps de lecture en minutes",
  "One short word, drawn large on the cover when there is no image":
    "Un mot court, dessiné en grand sur la couverture quand il n’y a pas d’image",
  "Cover; without one a cover is drawn": "Couverture ; sans image, elle est dessinée",
  "Page where it can be read": "Page où on peut la lire",
  "local: the PDF is made from the .fr.md and .en.md files beside this one; otherwise an https address":
    "local : le PDF est fait à partir du texte donné dans « Publications (texte) » ; sinon, une adresse https",
  "Order in the footer, from 1": "Ordre en bas de page, à partir de 1",
  "Name of the PDF under /documents/, without .pdf": "Nom du PDF dans /documents/, sans .pdf",
  "Day of the last change": "Jour de la dernière modification",
  "Web site, or empty: then the logo is shown without a link": "Site web ; vide : le logo est affiché sans lien",
  "Which edition this is, e.g. 4": "Numéro de l’édition, par exemple 4",
  "Day of the edition after this one; leave out until it is set":
    "Jour de l’édition suivante ; à laisser vide tant qu’il n’est pas fixé",
  "What the film shows and says, for people who cannot see or hear it":
    "Ce que le film montre et dit, pour les personnes qui ne peuvent ni le voir ni l’entendre",
  "How to get there": "Comment s’y rendre",
  "Id of a room; leave out when it concerns everyone (doors, breaks)":
    "La salle ; vide quand le créneau concerne tout le monde (accueil, pauses)",
  "Names as in speakers.yaml": "Les intervenants de cette édition",
  "The same phrase in French and in English; computed words such as {name} or {cities} may stand in it":
    "La même phrase en français et en anglais ; des mots calculés comme {name} ou {cities} peuvent y figurer",
  "Id of a country in content/countries.yaml, e.g. france": "Un des pays des réglages",
  "Id of a category in content/categories.yaml, e.g. article": "Une des catégories des réglages",
  "Building, number and street, e.g. 6 cours Albert Thomas":
    "Bâtiment, numéro et rue, par exemple 6 cours Albert Thomas",
  'Postcode, in quotation marks, e.g. "69008"': "Code postal, par exemple 69008",
  "City, as the post writes it": "Ville, comme l’écrit la poste",
  "A postal address": "Une adresse postale",
  "Postal address; its country is that of the branch": "Adresse postale ; son pays est celui de l’antenne",
  'A whole number, or a number the site counts itself: "{cities}", "{countries}", "{branches}" or "{schools}"':
    "Un nombre entier, ou un nombre que le site compte lui-même : {cities}, {countries}, {branches} ou {schools}",
  "The event's name: in the menu, on its page, in the calendar":
    "Le nom de l’événement : dans le menu, sur sa page, dans l’agenda",
  "false: the page is reached from the events page alone": "Non : on n’y accède que depuis la page des événements",
  "Shown when content/site.yaml names a film (embeds.video)": "Affiché quand les réglages du site nomment un film",
  "Shown when content/site.yaml names a ticket office (embeds.ticketing)":
    "Affiché quand les réglages du site nomment une billetterie",
  "e.g. Gold": "Par exemple : Or",
  "From the highest tier to the lowest; as many as there are":
    "Du palier le plus haut au plus bas, autant qu’il y en a",
  "How publications name the category; it also stands in the address of the filter":
    "Le nom que lui donnent les publications ; il figure aussi dans l’adresse du filtre",
  "Label on the filter, the cards and the covers": "Libellé du filtre, des vignettes et des couvertures",
  "What search engines are told it is": "Ce qu’en apprennent les moteurs de recherche",
  "In the order of the filter": "Dans l’ordre du filtre",
  "The association's accounts; leave out those it does not have":
    "Les comptes de l’association ; laissez vides ceux qu’elle n’a pas",
  "Number in the register of associations (RNA), for the legal notice":
    "Numéro au répertoire national des associations, pour les mentions légales",
  "Telephone of the association, which French law asks for in the legal notice":
    "Téléphone de l’association, que la loi demande dans les mentions légales",
  "Where the site is published by itself; docs/passation.md says how to set it up":
    "Où le site se met en ligne tout seul ; docs/passation.md dit comment l’établir",
  "Where the workflow publishes the site; none: nowhere":
    "L’hébergeur où le site est publié à chaque changement ; aucun : nulle part",
  "Name or number of the project at the host; GitHub Pages needs none":
    "Nom ou numéro du projet chez l’hébergeur ; GitHub Pages n’en demande pas",
  "Number of the account or team at the host (Cloudflare, Vercel)":
    "Numéro du compte ou de l’équipe chez l’hébergeur (Cloudflare, Vercel)",
  "How visitors report a mistake: mail, or the https address of the repository, whose forms they fill in":
    "Comment signaler une erreur : mail, ou l’adresse https du dépôt, dont on remplit les formulaires",
  "host: page views and speed are counted where the host that builds the site can (Vercel), silent elsewhere; vercel: counted by Vercel wherever the site is built; none: nothing is counted":
    "Par l’hébergeur : pages vues et vitesse sont mesurées là où il sait le faire (Vercel) ; Vercel : mesurées par Vercel où que le site soit construit ; aucun : rien n’est compté",
  "As on a label: Royaume-Uni, United Kingdom": "Comme sur une étiquette : Royaume-Uni, United Kingdom",
  "As after 'students' in a sentence, where that differs from the name: in French with its preposition (du Royaume-Uni), in English with its article (the United Kingdom)":
    "Comme après « étudiants », quand cela diffère du nom : en français avec sa préposition (du Royaume-Uni), en anglais avec son article (the United Kingdom)",
  "ISO 3166 code, two capital letters: FR, GB, BE": "Code ISO 3166, deux majuscules : FR, GB, BE",
  "true where the postcode follows the city, as in London WC1E 6BT":
    "Oui si le code postal suit la ville, comme dans London WC1E 6BT",
  "Old addresses and where they lead now, in both languages":
    "Les anciennes adresses et celles qui les remplacent, dans les deux langues",
  "Address that no longer exists, without its language, e.g. /antennes/lille":
    "Adresse qui n’existe plus, sans la langue, par exemple /antennes/lille",
  "Page that answers instead, without its language, e.g. /antennes":
    "Page qui répond à sa place, sans la langue, par exemple /antennes",
  "One French word for one thing": "Un seul mot français pour chaque chose",
  "The word the site uses": "Le mot que le site emploie",
  "Words for the same thing that it does not use; their plural is found too":
    "Les mots de même sens qu’il n’emploie pas ; leur pluriel est trouvé aussi",
  "Phrases in which one of them means something else": "Les expressions où l’un d’eux veut dire autre chose",
  "One English word for one thing": "Un seul mot anglais pour chaque chose",
  "ethereum, lightning: the address was compared with the wallet; embeds, analytics, map, taxReceipt: a decision":
    "Une adresse comparée au portefeuille, ou une décision",
  "What was confirmed or decided, as it stands in site.yaml; another value needs another line":
    "Ce qui est confirmé ou décidé, tel qu’il figure dans les réglages ; une autre valeur demande une autre confirmation",
  "Who did": "Qui en répond",
  "The reason, for those who come after": "La raison, pour les suivants",
  "Photographs: the day the people shown agreed in writing, or it was seen that nobody can be recognised":
    "Photos : le jour où les personnes visibles ont donné leur accord écrit, ou celui où l’on a constaté que personne n’est reconnaissable",
  "true: shown while editing and in previews, never on the public site":
    "Oui : visible pendant l’édition et dans les aperçus, jamais sur le site public",
  "What is said before the event, and after it": "Ce qui se dit avant l’événement, et après",
  "Shown until the day of the event is over": "Affiché jusqu’au soir de l’événement",
  "Shown from the next day on": "Affiché dès le lendemain",
  "e.g. that those shown, {speakers}, are some of them":
    "Par exemple que ces {speakers} intervenants n’en sont qu’une partie",
  "The ticket office (embeds.ticketing in content/site.yaml) and, after the event, what comes next":
    "La billetterie (réglages du site) et, après l’événement, la suite",
  "Shown from the next day on: no ticket is offered, but what comes next":
    "Affiché dès le lendemain : plus de billet, mais la suite",
  "One sentence at the top of the page: whether the next edition has a date":
    "Une phrase en haut de la page : l’édition suivante a-t-elle une date ?",
  "What is known of it, e.g. City: Lyon, for the first time":
    "Ce que l’on en sait, par exemple Ville : Lyon, pour la première fois",
  "Label of the link to the newsletter, for those who wait for the next edition":
    "Libellé du lien vers la newsletter, pour celles et ceux qui attendent l’édition suivante",
  "Label of the link to write to the association, for partners of the next edition":
    "Libellé du lien pour écrire à l’association, pour les partenaires de l’édition suivante",
  "The ways in: for students, for partners, for the press":
    "Les entrées du site : qui étudie, qui soutient, qui écrit sur l’association",
  "Also the link's name in the menu, the footer and the closing call":
    "Aussi le nom du lien dans le menu, le pied de page et l’appel final",
  "One sentence under the heading": "Une phrase sous le titre",
  "What happens once a student has written": "Ce qui se passe une fois le message envoyé",
  "What members do, what it costs, what is asked of them":
    "Ce que font les membres, ce que cela coûte, ce qu’on leur demande",
  "How to open a branch where there is none": "Comment ouvrir une antenne là où il n’y en a pas",
  "Who answers": "Qui répond",
  "Key of a role in content/roles.yaml; the member of the current board who has it is shown":
    "Clé d’une fonction de content/roles.yaml ; la personne du bureau actuel qui l’exerce est affichée",
  "Address to write to; without one, the association's": "Adresse où écrire ; sans elle, celle de l’association",
  "One or two sentences on who answers and how": "Une ou deux phrases : qui répond, et comment",
  "Day on which it was counted": "Jour du comptage",
  "Where the number comes from": "D’où vient ce nombre",
  "What partners get; leave the whole part out while nothing is decided":
    "Ce que reçoivent les partenaires ; à laisser vide tant que rien n’est décidé",
  "From the largest to the smallest": "Du plus grand au plus petit",
  "One for each tier, in their order": "Une par palier, dans leur ordre",
  "false: not part of this tier": "Non : ne fait pas partie de ce palier",
  "How much of it, in a word or a number; without it a tick is shown":
    "Combien, en un mot ou un nombre ; sans texte, une coche s’affiche",
  "What no partner can buy": "Ce qu’aucun partenaire ne peut acheter",
  "The association in its own words, from the shortest to the longest":
    "L’association en ses propres mots, du plus court au plus long",
  "How long it takes to read aloud": "Durée de la lecture à voix haute",
  "Who speaks for the association": "Qui parle au nom de l’association",
  "The figures themselves are in partner.yaml": "Les chiffres eux-mêmes sont dans la page des partenaires",
  "How the calendar's events of this branch are recognised":
    "À quoi on reconnaît, dans l’agenda, les événements de cette antenne",
  "A tag of the calendar; the branch's file name is one already":
    "Une étiquette de l’agenda ; le nom du fichier de l’antenne en est déjà une",
  "Words in the name of whoever invites, e.g. KryptoCampus Lyon":
    "Des mots du nom de qui invite, par exemple KryptoCampus Lyon",
  "Words in the address, e.g. Manufacture des Tabacs": "Des mots de l’adresse, par exemple Manufacture des Tabacs",
  "Whose clock the times follow, e.g. Europe/London; Europe/Paris when left out":
    "L’heure de quel pays, par exemple Europe/London ; Europe/Paris si rien n’est écrit",
  "The branch's own accounts; leave out those it does not have":
    "Les comptes de l’antenne elle-même ; à laisser vides s’ils n’existent pas",
  "Written by npm run events": "Écrit par npm run events",
  "When the calendar was last read": "Quand l’agenda a été lu pour la dernière fois",
  "Ends the event's address and names its calendar file; stays the same when the event changes":
    "Fin de l’adresse de l’événement et nom de son fichier d’agenda ; ne change pas quand l’événement change",
  "What the calendar itself calls the event": "Le nom de l’événement dans l’agenda lui-même",
  "As the calendar has it, in the language of the event": "Tel que dans l’agenda, dans la langue de l’événement",
  "Language of the session, its title and its note, when it is known":
    "Langue de la séance, de son titre et de la précision, quand elle est connue",
  "The note in the other language, if somebody translates it":
    "La précision dans l’autre langue, si quelqu’un la traduit",
  "A moment, e.g. 2027-03-09T18:30+01:00, or a day when it lasts all day":
    "Un moment, par exemple 2027-03-09T18:30+01:00, ou un jour s’il dure toute la journée",
  "Written like the start; for whole days the last one":
    "Écrite comme le début ; pour des journées entières, la dernière",
  "Address or name of the place; leave out when it is online":
    "Adresse ou nom du lieu ; à laisser vide si c’est en ligne",
  "One line: what kind of evening, who may come": "Une ligne : quel genre de soirée, qui peut venir",
  "Page of the event, where people sign up": "Page de l’événement, où l’on s’inscrit",
  "Who invites, as the calendar says": "Qui invite, d’après l’agenda",
  "true: kept in the list, struck through, until its day has passed":
    "Oui : reste dans la liste, barré, jusqu’à ce que son jour soit passé",
  "Day on which this board takes office, e.g. 2026-09-01; the one before is shown until then":
    "Jour où ce bureau prend ses fonctions, par exemple 2026-09-01 ; le précédent est affiché jusque-là",
  "One sentence": "Une phrase",
  "How many members the network had: the width of the year's band":
    "Combien de membres comptait le réseau : la largeur de la bande de l’année",
  "What the sentence does not say; the members are not repeated here":
    "Ce que la phrase ne dit pas ; le nombre de membres n’est pas répété ici",
  "What others may do with the text, e.g. a Creative Commons licence; nothing is said without it":
    "Ce que chacun peut faire du texte, par exemple une licence Creative Commons ; sans elle, rien n’est dit",
  "Subjects, languages, delays; leave out what is not settled":
    "Sujets, langues, délais ; à laisser vide tant que ce n’est pas fixé",
  "Heading above the branches and what each knows best, which stands in its own file":
    "Titre au-dessus des antennes et de ce que chacune connaît le mieux, écrit dans sa propre fiche",
  "How the logo may be used: room around it, smallest size, spelling":
    "Comment utiliser le logo : espace autour, plus petite taille, orthographe du nom",
  "What the branch knows best, in a few words, for the list of branches and the press page":
    "Ce que l’antenne connaît le mieux, en quelques mots, pour la liste des antennes et la page de presse",
  "Label of the link to write to the association, for the next sponsors and partners":
    "Texte du lien pour écrire à l’association, pour les prochains mécènes et partenaires",
  "Ends the page's address": "Fin de l’adresse de la page",
  "One sentence: under the title, in the list of editions and in search results":
    "Une phrase : sous le titre, dans la liste des éditions et dans les résultats de recherche",
  "From the highest tier to the lowest": "Du palier le plus haut au plus bas",
  "What the talks are about, to choose by; leave out when nobody needs to choose":
    "De quoi parlent les interventions, pour choisir ; à laisser vide si le choix est inutile",
  "Id of a subject": "Identifiant d’un sujet",
  "One or two sentences on what is said there": "Une ou deux phrases sur ce qui s’y dit",
};
