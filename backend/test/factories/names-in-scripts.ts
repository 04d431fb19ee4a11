/** One name in each script that documents have fonts for; fontkit's own shaping fails on some. */
export const NAMES_IN_SCRIPTS: readonly (readonly [script: string, name: string])[] = [
  ['Tamil', 'தமிழ்செல்வி'],
  ['Kannada', 'ಕೃಷ್ಣಮೂರ್ತಿ'],
  ['Telugu', 'శ్రీనివాస్'],
  ['Bengali', 'কৌশিক'],
  ['Gujarati', 'કૃષ્ણકાંત'],
  ['Malayalam', 'കൃഷ്ണൻ'],
  ['Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ'],
  ['Odia', 'ଲକ୍ଷ୍ମୀ'],
  ['Meetei Mayek', 'ꯃꯅꯤꯄꯨꯔ'],
  ['Ol Chiki', 'ᱥᱟᱱᱛᱟᱲᱤ'],
  ['Devanagari', 'ज्ञानेश्वर'],
  ['Urdu', 'فاطمہ'],
  ['Chinese', '王小明'],
  ['emoji', '💪🏽👨‍👩‍👧'],
];
