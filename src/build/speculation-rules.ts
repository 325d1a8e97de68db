/** Which pages a browser may fetch before a click: any of ours under the pointer; see the Speculation-Rules header. */
export const speculationRules = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { selector_matches: '[target=_blank], [href^="#"]' } }] },
      eagerness: 'moderate',
    },
  ],
};
