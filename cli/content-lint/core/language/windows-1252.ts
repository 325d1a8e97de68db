/** The characters of the bytes 0x80 to 0x9F in Windows-1252; every other byte is the character of the same number. */
export const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
