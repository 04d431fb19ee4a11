/**
 * Words by which an ingredient is found in a recipe's or a typed food's text: English, Indian names in Latin letters, and the
 * commonest ones in Indian letters. Plurals in "s" and "es" are found too. `not` are phrases that only look like it.
 */
export interface Ingredient {
  name: string;
  words: readonly string[];
  not?: readonly string[];
}

const of = (name: string, words: string, not?: string): Ingredient => ({
  name,
  words: words.split(', '),
  ...(not !== undefined && { not: not.split(', ') }),
});

/** What is no dairy although its name says milk, butter, cream, curd or cheese. */
const PLANT_MILK =
  'coconut milk, coconut cream, coconut yoghurt, coconut yogurt, coconut curd, almond milk, soy milk, soya milk, oat milk, cashew milk, rice milk, peanut milk, peanut curd, soy curd, soya curd, bean curd, peanut butter, almond butter, cashew butter, nut butter, cocoa butter, kokum butter, vegan butter, vegan cheese, vegan curd, vegan cream, butter bean, butter beans, cream of tartar';

const onion = of(
  'Onion',
  'onion, shallot, spring onion, scallion, leek, chive, pyaz, pyaaz, pyaj, kanda, vengayam, vengaya, ulli, ullipaya, eerulli, savala, प्याज, प्याज़, कांदा, வெங்காயம், வெங்காய, ఉల్లిపాయ, ఉల్లి, ಈರುಳ್ಳಿ, ഉള്ളി, സവാള, পেঁয়াজ, ડુંગળી',
);
const garlic = of(
  'Garlic',
  'garlic, lahsun, lehsun, lasun, lasan, poondu, vellulli, bellulli, veluthulli, लहसुन, लसूण, பூண்டு, వెల్లుల్లి, ಬೆಳ್ಳುಳ್ಳಿ, വെളുത്തുള്ളി, রসুন, લસણ',
);

/** What a Jain kitchen leaves out besides meat, fish and egg; on the careful side, as in the list of foods. */
export const notJain: readonly Ingredient[] = [
  onion,
  garlic,
  of(
    'Potato',
    'potato, potatoes, aloo, alu, aaloo, batata, urulai, urulaikizhangu, bangaladumpa, aloogadda, french fries, wafers, आलू, बटाटा, உருளைக்கிழங்கு, బంగాళాదుంప, ಆಲೂಗಡ್ಡೆ, ഉരുളക്കിഴങ്ങ്',
    'sweet potato',
  ),
  of('Sweet potato', 'sweet potato, sweet potatoes, shakarkandi, shakarkand, ratalu, sakkaravalli, शकरकंद'),
  of('Carrot', 'carrot, gajar, गाजर, கேரட்'),
  of('Radish', 'radish, mooli, muli, mullangi, daikon, मूली, முள்ளங்கி'),
  of('Beetroot', 'beetroot, beet, chukandar, चुकंदर, பீட்ரூட்'),
  of('Turnip', 'turnip, shalgam'),
  of('Ginger', 'ginger, adrak, inji, allam, shunti, अदरक, இஞ்சி', 'dry ginger, ginger powder'),
  of('Yam', 'yam, suran, jimikand, senai, arbi, arvi, colocasia, taro, tapioca, kappa'),
  of('Brinjal', 'brinjal, aubergine, eggplant, baingan, baigan, vangi, kathirikai, vankaya, बैंगन, கத்திரிக்காய்'),
  of('Sprouts', 'sprout, sprouts, sprouted, ankurit, अंकुरित'),
  of('Mushroom', 'mushroom, khumb, khumbi, dhingri, kaalan, मशरूम, காளான்'),
  of('Cauliflower', 'cauliflower, gobi, gobhi, phool gobi, फूलगोभी, गोभी'),
  of('Cabbage', 'cabbage, patta gobi, muttaikose, पत्तागोभी'),
  of('Honey', 'honey, shahad, madhu, शहद, தேன்'),
];

export const meat: readonly Ingredient[] = [
  of(
    'Meat',
    'meat, chicken, murgh, murg, kozhi, kodi, mutton, lamb, goat, gosht, keema, kheema, beef, pork, bacon, ham, sausage, salami, pepperoni, turkey, duck, quail, liver, gelatin, gelatine, bone broth, lard, tandoori chicken, मुर्ग, चिकन, मटन, கோழி, ஆட்டிறைச்சி, கறி இறைச்சி, చికెన్, ಕೋಳಿ, ചിക്കൻ',
    'soya meat, soy meat, mock meat, vegan meat, plant meat, vegan sausage',
  ),
];
export const fish: Ingredient = of(
  'Fish',
  'fish, salmon, tuna, sardine, mackerel, bangda, rohu, katla, hilsa, ilish, pomfret, surmai, seer fish, basa, anchovy, anchovies, machli, macchi, meen, chepa, worcestershire, मछली, மீன், చేప, ಮೀನು, മീൻ, মাছ',
);
export const shellfish: Ingredient = of(
  'Prawns and crab',
  'prawn, shrimp, crab, lobster, jhinga, kolambi, eral, iraal, nandu, झींगा, இறால், நண்டு',
);
export const egg: Ingredient = of(
  'Egg',
  'egg, anda, ande, anday, muttai, guddu, motte, mutta, omelette, omelet, frittata, mayonnaise, mayo, meringue, अंडा, अंडे, முட்டை, గుడ్డు, ಮೊಟ್ಟೆ, മുട്ട, ডিম',
  'vegan mayo, vegan mayonnaise, eggless mayo, eggless mayonnaise',
);
export const milk: Ingredient = of(
  'Milk',
  'milk, doodh, paal, palu, haalu, curd, dahi, thayir, perugu, mosaru, yoghurt, yogurt, hung curd, chaas, chaach, buttermilk, lassi, paneer, cheese, khoya, khoa, mawa, ghee, butter, makhan, malai, cream, whey, casein, raita, kheer, rabri, condensed milk, ice cream, दूध, दही, पनीर, घी, छाछ, मक्खन, பால், தயிர், நெய், பன்னீர், పాలు, పెరుగు, నెయ్యి, ಹಾಲು, ಮೊಸರು, ತುಪ್ಪ, പാൽ, തൈര്, നെയ്യ്',
  PLANT_MILK,
);
export const honey: Ingredient = notJain.find(({ name }) => name === 'Honey')!;

/** By the ids of allergens. */
export const allergenWords: Readonly<Record<string, Ingredient>> = {
  gluten: of(
    'Wheat and gluten',
    'wheat, gluten, atta, maida, flour, roti, chapati, chapatti, phulka, naan, kulcha, paratha, parotta, puri, poori, bhatura, bread, pav, bun, toast, suji, sooji, rava, semolina, dalia, daliya, bulgur, couscous, pasta, spaghetti, macaroni, noodle, vermicelli, seviyan, semiya, oats, oat, barley, jau, rye, biscuit, cookie, rusk, cracker, seitan, soy sauce, soya sauce, hing, asafoetida, perungayam, khakhra, tortilla, wrap, आटा, मैदा, रोटी, सूजी, हींग, கோதுமை, மைதா, ரவை, பெருங்காயம், గోధుమ, ಗೋಧಿ, ഗോതമ്പ്',
    'rice flour, gram flour, chickpea flour, besan flour, bajra flour, jowar flour, ragi flour, millet flour, corn flour, maize flour, almond flour, coconut flour, singhara flour, kuttu flour, rajgira flour, buckwheat flour, jowar atta, bajra atta, ragi atta, kuttu atta, rajgira atta, singhara atta, bajra roti, jowar roti, ragi roti, rice roti, akki roti, makki roti, makki ki roti, rice noodle, rice noodles, rice vermicelli, rice rava, idli rava, gluten free oats',
  ),
  milk,
  egg,
  fish,
  crustacean: shellfish,
  peanut: of(
    'Peanut',
    'peanut, groundnut, mungfali, moongfali, moongphali, singdana, shengdana, verkadalai, nilakadalai, palli, kadalekai, kappalandi, chikki, मूंगफली, வேர்க்கடலை, వేరుశెనగ, ಕಡಲೆಕಾಯಿ, നിലക്കടല',
  ),
  'tree-nut': of(
    'Tree nuts',
    'nut, nuts, almond, badam, cashew, kaju, walnut, akhrot, pistachio, pista, hazelnut, pecan, macadamia, brazil nut, chironji, mundhiri, jeedipappu, बादाम, काजू, अखरोट, पिस्ता, பாதாம், முந்திரி',
    'betel nut',
  ),
  soy: of(
    'Soya',
    'soy, soya, soybean, soyabean, tofu, tempeh, edamame, miso, nutrela, meal maker, सोया, சோயா',
  ),
  sesame: of('Sesame', 'sesame, til, gingelly, tahini, ellu, nuvvulu, तिल, எள்'),
  mustard: of('Mustard', 'mustard, rai, sarson, sarso, kadugu, aavalu, sasive, kasundi, राई, सरसों, கடுகு'),
  coconut: of(
    'Coconut',
    'coconut, nariyal, thengai, kobbari, thenga, copra, khopra, नारियल, தேங்காய், కొబ్బరి, ತೆಂಗಿನಕಾಯಿ, തേങ്ങ',
  ),
};

/** Others that people dislike or do not bear, by all their names. */
const more: readonly Ingredient[] = [
  of('Bitter gourd', 'bitter gourd, karela, pavakkai, kakarakaya, hagalakayi, करेला, பாகற்காய்'),
  of('Bottle gourd', 'bottle gourd, lauki, dudhi, ghiya, sorakaya, suraikkai, लौकी, சுரைக்காய்'),
  of('Ridge gourd', 'ridge gourd, turai, tori, beerakaya, peerkangai, तुरई'),
  of('Okra', 'okra, bhindi, lady finger, lady’s finger, ladies finger, vendakkai, bendakaya, भिंडी, வெண்டைக்காய்'),
  of('Pumpkin', 'pumpkin, kaddu, poosani, gummadikaya, कद्दू'),
  of('Tinda', 'tinda, apple gourd'),
  of('Spinach', 'spinach, palak, keerai, palakura, पालक, பசலை'),
  of('Fenugreek', 'fenugreek, methi, vendhayam, menthulu, मेथी'),
  of('Coriander', 'coriander, cilantro, dhania, dhaniya, kothamalli, kothimira, धनिया'),
  of('Capsicum', 'capsicum, bell pepper, shimla mirch, शिमला मिर्च'),
  of('Tomato', 'tomato, tomatoes, tamatar, thakkali, टमाटर, தக்காளி'),
  of('Banana', 'banana, kela, vazhaipazham, केला, வாழை'),
  of('Papaya', 'papaya, papita, pappali, पपीता'),
  of('Kidney beans', 'kidney bean, rajma, राजमा'),
  of('Chickpeas', 'chickpea, chole, chana, kabuli chana, छोले, चना'),
  of('Oats', 'oat, oats, ओट्स'),
];

const { peanut, sesame, mustard, coconut } = allergenWords as Readonly<
  Record<'peanut' | 'sesame' | 'mustard' | 'coconut', Ingredient>
>;

/** Without those that stand for a group, as all that has gluten. */
export const singleIngredients: readonly Ingredient[] = [
  ...notJain,
  egg,
  fish,
  shellfish,
  peanut,
  sesame,
  mustard,
  coconut,
  ...more,
];

/** All of them. */
export const ingredients: readonly Ingredient[] = [
  ...notJain,
  ...meat,
  ...Object.values(allergenWords),
  ...more,
];
